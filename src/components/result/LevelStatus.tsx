import type { Level } from '../../domain/progress/results';
import { measureTexts } from '../../texts/measures';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './LevelStatus.module.css';

const marks: Record<Level, IconName> = { low: 'error', mid: 'half', high: 'done' };

/** Shows a level by colour, icon and word together. */
export function LevelStatus({ level, size = 'normal' }: { level: Level; size?: 'small' | 'normal' }) {
  return (
    <span className={styles.status} data-level={level} data-size={size}>
      <Mark name={marks[level]} size={size === 'small' ? 16 : 20} />
      <span>{measureTexts.level[level]}</span>
    </span>
  );
}
