import { componentTexts } from '../../texts/components';
import styles from './Badge.module.css';

/** The number of unread messages; silent where the accessible name of the parent already contains it. */
export function Badge({ count, silent = false }: { count: number; silent?: boolean }) {
  return (
    <span
      className={styles.badge}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': componentTexts.unread(count) })}
    >
      {count}
    </span>
  );
}
