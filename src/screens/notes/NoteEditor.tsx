import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectNote, selectOpenNote } from '../../../store/notes/selectors';
import { notesActions, type OpenNote } from '../../../store/notes/slice';
import { Button } from '../../components/form/Button';
import { noteTexts } from '../../texts/notes';
import { NoteDialog } from './NoteDialog';

/** The button that opens the dialog for a note. A page has only one. */
export function NoteEditor({ title, note }: { title: string; note: OpenNote }) {
  const dispatch = useAppDispatch();
  const isWritten = useAppSelector((state) => selectNote(state, note.userScreeningId, note.target) !== null);
  const isOpen = useAppSelector((state) => selectOpenNote(state) !== null);
  useEffect(
    () => () => {
      dispatch(notesActions.closed());
    },
    [dispatch],
  );
  return (
    <>
      <Button variant="plain" mark="note" onClick={() => dispatch(notesActions.opened(note))}>
        {isWritten ? noteTexts.edit : noteTexts.add}
      </Button>
      {isOpen && <NoteDialog title={title} note={note} />}
    </>
  );
}
