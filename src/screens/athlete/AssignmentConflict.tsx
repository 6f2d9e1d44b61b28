import { useAppDispatch } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { FactList } from '../../components/result/FactList';
import { Alert } from '../../components/status/Alert';
import type { UserScreening } from '../../contract/schemas';
import type { EntryOf } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { assignedInWords } from './assignedInWords';
import { useScreeningName } from './useScreeningName';

const { assignmentConflict: texts } = athletePageTexts;

interface AssignmentConflictProps {
  entry: EntryOf<'assignment'>;
  /** What the server has now. */
  present: UserScreening;
}

/** Shows what this trainer assigned and what somebody else did meanwhile, and asks which of them counts [AS-2]. */
export function AssignmentConflict({ entry, present }: AssignmentConflictProps) {
  const dispatch = useAppDispatch();
  const { screeningId, intervalWeeks } = entry.payload;
  const own = assignedInWords(useScreeningName(screeningId), intervalWeeks);
  const now = assignedInWords(useScreeningName(present.screeningId), present.intervalWeeks);
  const settle = (keeps: 'own' | 'present') =>
    dispatch(outboxActions.assignmentSettled({ clientId: entry.clientId, seen: present.screeningId, keeps }));
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
          { term: texts.own, value: own },
          { term: texts.present, value: now },
        ]}
      />
    </Alert>
  );
}
