import type { IconName } from './Icon';
import sprite from './icons.svg';
import styles from './Mark.module.css';

/** A small icon of the same sprite as Icon, `size` px wide, for a line of text or a button. */
export function Mark({ name, size = 20 }: { name: IconName; size?: 16 | 20 | 24 }) {
  return (
    <svg className={styles.mark} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
