import { useAppDispatch } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { TwoVersions } from '../../components/status/TwoVersions';
import type { UserScreening } from '../../contract/schemas';
import type { EntryOf } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { assignedInWords } from './assignedInWords';
import { useScreeningName } from './useScreeningName';

interface AssignmentConflictProps {
  entry: EntryOf<'assignment'>;
  /** What the server has now. */
  present: UserScreening;
}

/** Shows what this trainer assigned and what somebody else did meanwhile, and asks which of them counts [AS-2]. */
export function AssignmentConflict({ entry, present }: AssignmentConflictProps) {
  const dispatch = useAppDispatch();
  const { clientId, payload: own } = entry;
  const { screeningId: seen, intervalWeeks } = present;
  return (
    <TwoVersions
      texts={athletePageTexts.assignmentConflict}
      own={assignedInWords(useScreeningName(own.screeningId), own.intervalWeeks)}
      present={assignedInWords(useScreeningName(seen), intervalWeeks)}
      onSettle={(keeps) => dispatch(outboxActions.assignmentSettled({ clientId, seen, keeps }))}
    />
  );
}
