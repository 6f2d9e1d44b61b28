import { selectAssignment, selectNoteSubjects } from '../../../store/desk/athlete';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { noteDraftKey, selectNoteDraft } from '../../../store/noteDrafts/selectors';
import { noteDraftsActions } from '../../../store/noteDrafts/slice';
import { selectMayWriteNotes, selectNote } from '../../../store/notes/selectors';
import type { NoteTarget } from '../../contract/notes';
import type { User } from '../../contract/schemas';
import type { Reason } from '../../domain/desk/reasons';
import { noteName } from '../../domain/entryKinds';
import { textsOf } from '../../domain/noteTexts';

/** Opens the note on what hurt, or else on the screening, below on this page; null where nobody may write one. */
export const useNoteOn = (athlete: User, reason: Reason): (() => void) | null => {
  const dispatch = useAppDispatch();
  const assignment = useAppSelector((state) => selectAssignment(state, athlete.id));
  const subjects = useAppSelector((state) => selectNoteSubjects(state, athlete.id));
  const mayWrite = useAppSelector((state) => selectMayWriteNotes(state, assignment?.id));
  const hurt = reason.kind === 'pain' ? reason.of?.step : undefined;
  const target: NoteTarget =
    subjects.find((subject) => hurt && noteName(subject.target) === noteName(hurt))?.target ??
    ({ kind: 'screening' } as const);
  const key = assignment && noteDraftKey(assignment.id, target);
  const note = useAppSelector((state) => selectNote(state, assignment?.id, target));
  const draft = useAppSelector((state) => (key === null ? null : selectNoteDraft(state, key)));
  if (!mayWrite || key === null || assignment?.screeningId === null) return null;
  return () => {
    if (draft) document.getElementById('notizen')?.querySelector('textarea')?.focus();
    else dispatch(noteDraftsActions.begun({ key, from: textsOf(note) }));
  };
};
