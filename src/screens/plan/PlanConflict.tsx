import { selectExercises } from '../../../store/exercise/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { FactList } from '../../components/result/FactList';
import { Alert } from '../../components/status/Alert';
import type { WrittenChange } from '../../contract/planChanges';
import type { UserScreening } from '../../contract/schemas';
import type { EntryOf } from '../../domain/outbox';
import { planRevisionOf } from '../../domain/planEntries';
import { planTexts } from '../../texts/plan';

const { conflict: texts } = planTexts;

interface PlanConflictProps {
  entry: EntryOf<'plan'>;
  /** What the server has now. */
  present: UserScreening;
}

/** Shows what this trainer changed and what somebody else did meanwhile, and asks which of them counts [PL-1]. */
export function PlanConflict({ entry, present }: PlanConflictProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectExercises);
  const seen = planRevisionOf(present);
  const settle = (keeps: 'own' | 'present') =>
    dispatch(outboxActions.planSettled({ clientId: entry.clientId, seen, keeps }));
  const inWords = (changes: readonly WrittenChange[]) =>
    changes
      .map(({ exerciseId, form }) => {
        const exercise = known.find(({ id }) => id === exerciseId);
        return texts.change(exercise?.name ?? planTexts.unknown(exerciseId), texts.forms[form]);
      })
      .join(', ') || texts.nothing;
  return (
    <Alert
      kind="info"
      title={texts.title}
      action={
        <Row>
          <Button variant="secondary" onClick={() => settle('present')}>
            {texts.keepPresent}
          </Button>
          <Button onClick={() => settle('own')}>{texts.keepOwn}</Button>
        </Row>
      }
    >
      <FactList
        facts={[
          { term: texts.own, value: inWords(entry.payload.changes) },
          { term: texts.present, value: inWords(present.planChanges?.changes ?? []) },
        ]}
      />
    </Alert>
  );
}
