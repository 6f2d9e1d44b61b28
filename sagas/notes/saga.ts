import { notesActions } from '../../store/notes/slice';
import { type Saga, takeEvery } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** The writing of a trainer's notes [NO-3]. No late answer tells of a note that is no longer on the screen. */
export function* notesSaga(): Saga {
  const { submitted, savingFailed, closed } = notesActions;
  yield* takeEvery(
    [submitted],
    worker({ name: 'saveNote', until: [closed, ...signOut], failed: savingFailed }, work('saveNote')),
  );
}
