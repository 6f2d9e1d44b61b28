import { useState } from 'react';
import { selectAssignment } from '../../../store/desk/athlete';
import { selectAssignmentEntry } from '../../../store/desk/entries';
import { useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { SectionCard } from '../../components/layout/SectionCard';
import { assignmentsFeature } from '../../contract/features';
import type { User, UserScreening } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { athletePageTexts } from '../../texts/athlete';
import { AssignDialog } from '../desk/AssignDialog';
import { AssignmentConflict } from './AssignmentConflict';
import { AssignmentFacts } from './AssignmentFacts';
import { WaitingAssignment } from './WaitingAssignment';

const { assignment: texts } = athletePageTexts;

/** Whether somebody has a screening. */
const isAssigned = (assignment: UserScreening | null): assignment is UserScreening =>
  assignment !== null && assignment.screeningId !== null;

/** What is assigned, since when and until when; assigning anew, or withdrawing [AS-1 to AS-3, AS-5]. */
export function AssignmentCard({ athlete }: { athlete: User }) {
  const assignment = useAppSelector((state) => selectAssignment(state, athlete.id));
  const entry = useAppSelector((state) => selectAssignmentEntry(state, athlete.id));
  const canAssign = useAppSelector((state) => selectHasFeature(state, assignmentsFeature));
  const [isAssigning, setAssigning] = useState(false);
  const conflict = entry?.conflict ?? null;
  const has = isAssigned(assignment);
  // What waits is what is to be; a refused one is not.
  const waiting = entry?.refusal === null ? entry.payload : null;
  const present = {
    screeningId: assignment?.screeningId ?? null,
    intervalWeeks: assignment?.intervalWeeks ?? null,
    ...waiting,
  };
  return (
    <SectionCard id="zuweisung" title={texts.title}>
      {has ? <AssignmentFacts assignment={assignment} /> : <p>{texts.none(athlete.firstName)}</p>}
      {entry && conflict && <AssignmentConflict entry={entry} present={conflict} />}
      {entry && !conflict && <WaitingAssignment entry={entry} />}
      {canAssign && !conflict && (
        <Row>
          <Button variant="secondary" mark={has ? 'edit' : 'screening'} onClick={() => setAssigning(true)}>
            {has ? texts.change : texts.assign}
          </Button>
        </Row>
      )}
      {isAssigning && (
        <AssignDialog
          athletes={[{ id: athlete.id, name: fullName(athlete), base: assignment?.screeningId ?? null }]}
          present={present}
          onClose={() => setAssigning(false)}
        />
      )}
    </SectionCard>
  );
}
