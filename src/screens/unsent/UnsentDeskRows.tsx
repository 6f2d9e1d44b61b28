import { useState } from 'react';
import { selectKnownScreening } from '../../../store/desk/entries';
import { selectExercises } from '../../../store/exercise/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { selectAthleteName, selectScreenings } from '../../../store/screening/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { UnsentRow } from '../../components/list/UnsentList';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { NoteTarget } from '../../contract/notes';
import type { EntryOf } from '../../domain/outbox';
import { unsentTexts } from '../../texts/unsent';
import { type UnsentEntryProps, useEntryStatus } from './status';

/** A note that the server does not have, with what it is on. Passes the whole text; the row cuts it to one line [NT-1]. */
export function UnsentNoteRow({ entry, reason }: UnsentEntryProps<EntryOf<'note'>>) {
  const { userId, target, athleteNote, trainerNote } = entry.payload;
  const name = useAppSelector((state) => selectAthleteName(state, userId));
  const subject = useSubject(target);
  const text = athleteNote ?? trainerNote ?? unsentTexts.noText;
  return (
    <UnsentRow
      icon="note"
      title={name === null ? unsentTexts.note : unsentTexts.noteFor(name)}
      detail={unsentTexts.noteOn(subject, text)}
      {...useEntryStatus(entry, reason)}
    >
      <WayOut entry={entry} reason={reason} />
    </UnsentRow>
  );
}

/** An assignment that the server does not have [AS-2]. */
export function UnsentAssignmentRow({ entry, reason }: UnsentEntryProps<EntryOf<'assignment'>>) {
  const { userId, screeningId } = entry.payload;
  const name = useAppSelector((state) => selectAthleteName(state, userId));
  const screening = useAppSelector((state) => selectKnownScreening(state, screeningId));
  return (
    <UnsentRow
      icon="screening"
      title={name === null ? unsentTexts.assignment : unsentTexts.assignmentFor(name)}
      detail={screeningId === null ? unsentTexts.noScreening : screening?.name}
      {...useEntryStatus(entry, reason)}
    >
      <WayOut entry={entry} reason={reason} />
    </UnsentRow>
  );
}

/** What the person can do about an entry that does not go out by itself: decide, or delete what was refused for good. */
function WayOut({ entry, reason }: UnsentEntryProps<EntryOf<'note' | 'assignment'>>) {
  if (reason === 'refused') return <Deletion clientId={entry.clientId} />;
  if (reason !== 'conflict') return null;
  return (
    <ButtonLink variant="secondary" to={`/athletes/${entry.payload.userId}`}>
      {unsentTexts.decide}
    </ButtonLink>
  );
}

/** Deletes an entry after a question: it is nowhere else. */
function Deletion({ clientId }: { clientId: string }) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {unsentTexts.deletion.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...unsentTexts.deletion}
          onConfirm={() => dispatch(outboxActions.removed(clientId))}
          onCancel={() => setIsAsking(false)}
        >
          <p>{unsentTexts.deletion.question}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What a note is on, by the name of the test or exercise if this device has it. */
const useSubject = (target: NoteTarget): string => {
  const tests = useAppSelector(selectScreenings).flatMap((screening) => screening.tests);
  const exercises = useAppSelector(selectExercises);
  const among = { screening: [], training: [], test: tests, exercise: exercises }[target.kind];
  const named = 'id' in target ? among.find(({ id }) => id === target.id) : undefined;
  return named?.name ?? unsentTexts.noteSubjects[target.kind];
};
