import { Mark } from '../status/Mark';
import styles from './ChangeChip.module.css';

interface ChangeChipProps {
  /** How the result has changed. */
  text: string;
  /** Whether the change counts [HI-4]. */
  isBeyond: boolean;
  /** What the press does, for who does not see the icon. */
  label: string;
  onExplain: () => void;
}

/** The one line on how the whole result has changed; a press explains it [RS-2]. */
export function ChangeChip({ text, isBeyond, label, onExplain }: ChangeChipProps) {
  return (
    <button className={styles.chip} type="button" aria-haspopup="dialog" onClick={onExplain}>
      <span data-beyond={isBeyond}>{text}</span>
      <span className={styles.spoken}>{` ${label}`}</span>
      <Mark name="info" />
    </button>
  );
}
