import type { IconName } from './Icon';
import { Mark } from './Mark';
import styles from './Tag.module.css';

interface TagProps {
  children: string;
  /** Says without words what kind of state it is; the word stands beside it. */
  mark?: IconName;
  tone?: 'plain' | 'ok' | 'warn';
}

/** A word about the state of a row. */
export function Tag({ children, mark, tone = 'plain' }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {mark && <Mark name={mark} size={16} />}
      <span>{children}</span>
    </span>
  );
}
