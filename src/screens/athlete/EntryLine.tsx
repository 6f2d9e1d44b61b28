import { selectEntryReason } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { TextLink } from '../../components/form/TextLink';
import { MarkedLine } from '../../components/status/MarkedLine';
import type { Entry } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { useEntryStatus } from '../unsent/status';

/** Says under what somebody wrote that the server does not have it, why, and where to go when it is set aside. */
export function EntryLine({ entry }: { entry: Entry }) {
  const cause = useAppSelector((state) => selectEntryReason(state, entry.clientId));
  const { mark, tone, reason } = useEntryStatus(entry, cause);
  const isSetAside = cause === 'refused' || cause === 'notSaved';
  return (
    <div>
      <MarkedLine mark={mark} tone={tone}>
        {reason}
      </MarkedLine>
      {isSetAside && <TextLink to="/unsent">{athletePageTexts.entry.open}</TextLink>}
    </div>
  );
}
