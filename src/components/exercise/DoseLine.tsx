import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './DoseLine.module.css';

interface DoseLineProps {
  items: readonly { mark: IconName; text: string }[];
}

/** The amount and the pause of an exercise, in one line. */
export function DoseLine({ items }: DoseLineProps) {
  return (
    <p className={styles.dose}>
      {items.map(({ mark, text }) => (
        <span key={text}>
          <Mark name={mark} />
          {text}
        </span>
      ))}
    </p>
  );
}
