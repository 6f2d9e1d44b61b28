import { componentTexts } from '../../texts/components';
import styles from './Badge.module.css';

interface BadgeProps {
  /** How many messages are unread. */
  count: number;
  /** What it lies on says the number already. */
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
