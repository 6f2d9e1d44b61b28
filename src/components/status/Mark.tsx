import type { IconName } from './Icon';
import styles from './Mark.module.css';

interface MarkProps {
  name: IconName;
  /** Edge length in px. */
  size?: 16 | 20 | 24;
}

/** A small icon of the same sprite as Icon, for a line of text or a button. */
export function Mark({ name, size = 20 }: MarkProps) {
  return (
    <svg className={styles.mark} width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
