import { selectNoteEntry } from '../../../store/desk/entries';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { noteDraftKey, selectNoteDraft } from '../../../store/noteDrafts/selectors';
import { isChanged } from '../../../store/noteDrafts/slice';
import { selectNote, selectOpenNote } from '../../../store/notes/selectors';
import { notesActions, type OpenNote } from '../../../store/notes/slice';
import { Button } from '../../components/form/Button';
import { TextLink } from '../../components/form/TextLink';
import { MarkedLine } from '../../components/status/MarkedLine';
import { noteTexts } from '../../texts/notes';
import { useOnLeave } from '../page/useOnLeave';
import { NoteDialog } from './NoteDialog';
import { useUnsavedWarning } from './useUnsavedWarning';

/**
 * The button that opens the dialog for a note, and that one was begun and not saved. A page has only one. While the
 * person has to decide between two versions of it, a link to where they do [NT-1].
 */
export function NoteEditor({ title, note }: { title: string; note: OpenNote }) {
  const dispatch = useAppDispatch();
  const isWritten = useAppSelector((state) => selectNote(state, note.userScreeningId, note.target) !== null);
  const entry = useAppSelector((state) => selectNoteEntry(state, note.userScreeningId, note.target));
  // The drafts come with the office.
  const isOpen = useAppSelector((state) => state.office !== null && selectOpenNote(state) !== null);
  const draft = useAppSelector((state) =>
    selectNoteDraft(state, noteDraftKey(note.userScreeningId, note.target)),
  );
  useOnLeave(notesActions.closed);
  useUnsavedWarning();
  if (entry?.conflict)
    return <TextLink to={`/athletes/${entry.payload.userId}`}>{noteTexts.undecided}</TextLink>;
  return (
    <>
      <Button variant="plain" mark="note" onClick={() => dispatch(notesActions.opened(note))}>
        {isWritten ? noteTexts.edit : noteTexts.add}
      </Button>
      {!isOpen && draft && isChanged(draft) && (
        <MarkedLine mark="edit" tone="waiting">
          {noteTexts.unsaved}
        </MarkedLine>
      )}
      {isOpen && <NoteDialog title={title} note={note} />}
    </>
  );
}
