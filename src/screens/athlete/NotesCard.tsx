import { selectAssignment } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { noteDraftsActions } from '../../../store/noteDrafts/slice';
import { SectionCard } from '../../components/layout/SectionCard';
import type { User } from '../../contract/schemas';
import { athletePageTexts } from '../../texts/athlete';
import { useUnsavedWarning } from '../notes/useUnsavedWarning';
import { useOnLeave } from '../page/useOnLeave';
import { AssignedNotes } from './AssignedNotes';

const { notes: texts } = athletePageTexts;

/** All notes of the assigned screening, read and written in one place [NT-2]. Without a screening it says so. */
export function NotesCard({ athlete }: { athlete: User }) {
  const assignment = useAppSelector((state) => selectAssignment(state, athlete.id));
  useUnsavedWarning();
  useOnLeave(noteDraftsActions.left);
  if (assignment && assignment.screeningId !== null) {
    return <AssignedNotes athlete={athlete} userScreeningId={assignment.id} />;
  }
  return (
    <SectionCard id="notizen" title={texts.title}>
      <p>{texts.withoutScreening}</p>
    </SectionCard>
  );
}
