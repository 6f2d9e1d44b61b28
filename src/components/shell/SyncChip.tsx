import { Link } from 'react-router-dom';
import type { SyncSummary } from '../../domain/syncSummary';
import { Icon, type IconName } from '../status/Icon';
import styles from './SyncChip.module.css';

interface SyncChipProps {
  /** Path of the page that lists the data the server does not have. */
  to: string;
  state: SyncSummary['state'];
  /** The sync state in words; a narrow bar shows icon and count instead. */
  text: string;
  /** Number of runs and entries that `text` is about. */
  count: number;
}

const icons: Record<SyncSummary['state'], IconName> = {
  sent: 'synced',
  waiting: 'pending',
  offline: 'offline',
  offlineWaiting: 'offline',
  failed: 'warning',
  setAside: 'error',
};

/** The sync state in the top bar; screen readers announce each change. */
export function SyncChip({ to, state, text, count }: SyncChipProps) {
  return (
    <span className={styles.status} role="status">
      <Link className={styles.chip} to={to} data-state={state}>
        <Icon name={icons[state]} />
        <span className={styles.text}>{text}</span>
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
    </span>
  );
}
