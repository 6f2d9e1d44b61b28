import type { IconName } from './Icon';
import styles from './Mark.module.css';

interface MarkProps {
  name: IconName;
  /** Edge length in px. */
  size?: 16 | 20 | 24;
}

/** The same sprite as Icon, small: inside a line of text or beside the word of a button. */
export function Mark({ name, size = 20 }: MarkProps) {
  return (
    <svg className={styles.mark} width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
