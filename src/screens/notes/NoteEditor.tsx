import { selectNoteEntry } from '../../../store/desk/entries';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectNote, selectOpenNote } from '../../../store/notes/selectors';
import { notesActions, type OpenNote } from '../../../store/notes/slice';
import { Button } from '../../components/form/Button';
import { TextLink } from '../../components/form/TextLink';
import { noteTexts } from '../../texts/notes';
import { useOnLeave } from '../page/useOnLeave';
import { NoteDialog } from './NoteDialog';

/**
 * The button that opens the dialog for a note. A page has only one. While the person has to decide between two versions
 * of it, a link to where they do [NT-1].
 */
export function NoteEditor({ title, note }: { title: string; note: OpenNote }) {
  const dispatch = useAppDispatch();
  const isWritten = useAppSelector((state) => selectNote(state, note.userScreeningId, note.target) !== null);
  const entry = useAppSelector((state) => selectNoteEntry(state, note.userScreeningId, note.target));
  const isOpen = useAppSelector((state) => selectOpenNote(state) !== null);
  useOnLeave(notesActions.closed);
  if (entry?.conflict)
    return <TextLink to={`/athletes/${entry.payload.userId}`}>{noteTexts.undecided}</TextLink>;
  return (
    <>
      <Button variant="plain" mark="note" onClick={() => dispatch(notesActions.opened(note))}>
        {isWritten ? noteTexts.edit : noteTexts.add}
      </Button>
      {isOpen && <NoteDialog title={title} note={note} />}
    </>
  );
}
