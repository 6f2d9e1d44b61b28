import styles from './WeekKey.module.css';
import type { DrawnWeek } from './WeekLane';
import { WeekLane } from './WeekLane';

/** What the signs of a lane mean: each as a lane of one week. */
export function WeekKey({ items }: { items: readonly { text: string; week: Partial<DrawnWeek> }[] }) {
  return (
    <ul className={styles.key}>
      {items.map(({ text, week }) => (
        <li key={text}>
          <span className={styles.sign}>
            <WeekLane weeks={[{ height: 0, isScreened: false, isHurting: false, ...week }]} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
