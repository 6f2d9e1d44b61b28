import { notesActions } from '../../store/notes/slice';
import { type Saga, takeEvery } from '../lib/effects';
import { worker } from '../lib/worker';
import { saveNote } from './saveNote';

/** Keeps the notes that trainers write in the dialog [NO-3]. */
export function* notesSaga(): Saga {
  const { submitted, savingFailed } = notesActions;
  yield* takeEvery([submitted], worker({ name: 'saveNote', failed: savingFailed }, saveNote));
}
