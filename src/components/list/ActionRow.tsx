import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import { Spinner } from '../status/Spinner';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  mark: IconName;
  title: string;
  /** What happens then. */
  text: string;
  /** Shows a spinner and ignores further presses, but keeps the focus. */
  busy?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** Something that can be done, as a row of a list: `li` with one button as wide as the list. */
export function ActionRow({ mark, title, text, busy = false, disabled = false, onPress }: ActionRowProps) {
  return (
    <li className={styles.row}>
      <button
        type="button"
        aria-busy={busy}
        aria-disabled={busy || undefined}
        disabled={disabled}
        onClick={() => {
          if (!busy) onPress();
        }}
      >
        {busy ? <Spinner /> : <Mark name={mark} size={24} />}
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        <Mark name="next" />
      </button>
    </li>
  );
}
