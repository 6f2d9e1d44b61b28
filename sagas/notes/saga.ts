import { notesActions } from '../../store/notes/slice';
import { type Saga, takeEvery } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** Saves the notes of a trainer [NO-3]. An answer that arrives after the dialog was closed is ignored. */
export function* notesSaga(): Saga {
  const { submitted, savingFailed, closed } = notesActions;
  yield* takeEvery(
    [submitted],
    worker({ name: 'saveNote', until: [closed, ...signOut], failed: savingFailed }, work('saveNote')),
  );
}
