import type { Level } from '../../domain/progress/results';
import { LevelStatus } from './LevelStatus';
import styles from './Tally.module.css';

const levels: readonly Level[] = ['high', 'mid', 'low'];

/** How many tests reached each level. */
export function Tally({ counts }: { counts: Record<Level, number> }) {
  return (
    <ul className={styles.tally}>
      {levels.map((level) => (
        <li key={level}>
          <b>{counts[level]}</b>
          <LevelStatus level={level} size="small" />
        </li>
      ))}
    </ul>
  );
}
