import { selectExercises } from '../../../store/exercise/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { TwoVersions } from '../../components/status/TwoVersions';
import type { UserScreening } from '../../contract/schemas';
import type { EntryOf } from '../../domain/outbox';
import { noChanges } from '../../domain/planChanges';
import { planTexts } from '../../texts/plan';
import { planInWords } from './planInWords';

interface PlanConflictProps {
  entry: EntryOf<'plan'>;
  /** What the server has now. */
  present: UserScreening;
  /** Called with the decision. */
  onSettle: () => void;
}

/** Shows what this trainer changed and what somebody else did meanwhile, and asks which of them counts [PL-1]. */
export function PlanConflict({ entry, present, onSettle }: PlanConflictProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectExercises);
  const { clientId, payload: own } = entry;
  const now = present.planChanges ?? noChanges;
  const nameOf = (exerciseId: number) =>
    known.find(({ id }) => id === exerciseId)?.name ?? planTexts.unknown(exerciseId);
  return (
    <TwoVersions
      texts={planTexts.conflict}
      own={planInWords(own, now, nameOf)}
      present={planInWords(now, own, nameOf)}
      onSettle={(keeps) => {
        dispatch(outboxActions.planSettled({ clientId, seen: now.revision, keeps }));
        onSettle();
      }}
    />
  );
}
