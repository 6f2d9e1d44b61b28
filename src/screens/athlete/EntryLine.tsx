import { Link } from 'react-router-dom';
import { selectEntryReason } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { Mark } from '../../components/status/Mark';
import type { Entry } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { useEntryStatus } from '../unsent/status';
import styles from './Athlete.module.css';

/** Says under what somebody wrote that the server does not have it, why, and where to go when it is set aside. */
export function EntryLine({ entry }: { entry: Entry }) {
  const cause = useAppSelector((state) => selectEntryReason(state, entry.clientId));
  const { mark, tone, reason } = useEntryStatus(entry, cause);
  return (
    <p className={styles.line} data-tone={tone}>
      <Mark name={mark} />
      <span>
        {reason}{' '}
        {(cause === 'refused' || cause === 'notSaved') && (
          <Link to="/unsent">{athletePageTexts.entry.open}</Link>
        )}
      </span>
    </p>
  );
}
