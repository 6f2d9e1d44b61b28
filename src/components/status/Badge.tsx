import { componentTexts } from '../../texts/components';
import styles from './Badge.module.css';

interface BadgeProps {
  count: number;
  /** True when the accessible name of the parent already contains the number. */
  silent?: boolean;
}

/** The number of unread messages. */
export function Badge({ count, silent = false }: BadgeProps) {
  return (
    <span
      className={styles.badge}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': componentTexts.unread(count) })}
    >
      {count}
    </span>
  );
}
