import { useState } from 'react';
import { selectIsNoted, selectNoteConflicts, selectNoteSubjects } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes } from '../../../store/notes/selectors';
import { Button } from '../../components/form/Button';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import type { User } from '../../contract/schemas';
import { noteName } from '../../domain/entryKinds';
import { athletePageTexts } from '../../texts/athlete';
import styles from './Athlete.module.css';
import { NoteRow } from './NoteRow';

const { notes: texts } = athletePageTexts;

interface AssignedNotesProps {
  athlete: User;
  userScreeningId: number;
}

/**
 * The notes that are written, and at a press a row for each that is not. Those in conflict are counted above [NT-1].
 */
export function AssignedNotes({ athlete, userScreeningId }: AssignedNotesProps) {
  const subjects = useAppSelector((state) => selectNoteSubjects(state, athlete.id));
  const mayWrite = useAppSelector((state) => selectMayWriteNotes(state, userScreeningId));
  const conflicts = useAppSelector((state) => selectNoteConflicts(state, athlete.id));
  const empty = useAppSelector(
    (state) => subjects.filter(({ target }) => !selectIsNoted(state, userScreeningId, target)).length,
  );
  const [showsAll, setShowsAll] = useState(false);
  const [deciding, setDeciding] = useState<string | null>(null);
  const [conflict] = conflicts;
  return (
    <SectionCard
      id="notizen"
      title={texts.title}
      aside={
        mayWrite &&
        empty > 0 && (
          <Button
            variant="secondary"
            mark={showsAll ? 'hide' : 'note'}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? texts.less : texts.add}
          </Button>
        )
      }
    >
      {conflict && (
        <Alert
          kind="info"
          action={
            <Button variant="secondary" onClick={() => setDeciding(conflict.clientId)}>
              {texts.choose}
            </Button>
          }
        >
          {texts.conflicts(conflicts.length)}
        </Alert>
      )}
      {!mayWrite && <p>{texts.readOnly}</p>}
      {empty === subjects.length && !showsAll && <p>{texts.none}</p>}
      <ul className={styles.rows}>
        {subjects.map((subject) => (
          <NoteRow
            key={noteName(subject.target)}
            athlete={athlete}
            userScreeningId={userScreeningId}
            subject={subject}
            isShown={showsAll}
            mayWrite={mayWrite}
            deciding={deciding}
            onDecide={setDeciding}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
