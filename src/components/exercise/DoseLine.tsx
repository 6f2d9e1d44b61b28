import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './DoseLine.module.css';

/** The amount and the pause of an exercise, in one line. */
export function DoseLine({ items }: { items: readonly { mark: IconName; text: string }[] }) {
  return (
    <p className={styles.dose}>
      {items.map(({ mark, text }) => (
        <span key={text}>
          <Mark name={mark} />
          <span>{text}</span>
        </span>
      ))}
    </p>
  );
}
