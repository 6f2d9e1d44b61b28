import { selectExercises } from '../../../store/exercise/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { byWord } from '../../domain/personOrder';
import { ChangeDialog } from './ChangeDialog';

interface ChangePlansProps {
  userIds: number[];
  onClose: () => void;
  /** Called before it closes because the change was made. */
  onChanged: () => void;
}

/** Makes one change in the plans of several athletes [PL-4]. The order is of one plan, so it is not among them. */
export function ChangePlans({ userIds, onClose, onChanged }: ChangePlansProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectExercises);
  return (
    <ChangeDialog
      exercise={null}
      athletes={userIds.length}
      change={undefined}
      choosable={known.toSorted((a, b) => byWord(a.name, b.name))}
      places={0}
      onWrite={(_exerciseId, change) => {
        if (change) dispatch(outboxActions.plansChanged({ userIds, change }));
        onChanged();
      }}
      onClose={onClose}
    />
  );
}
