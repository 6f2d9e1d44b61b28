import { memberImportActions } from '../../store/memberImport/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

// In the chunk of the page: a chunk of its own would make the first load larger.
const work = lazyModule(() => import(/* webpackChunkName: "club" */ './work'));

/** The import of a list of members, whose code and parser come with its page [MB-3]. */
export function* memberImportSaga(): Saga {
  const { fileChosen, fileRead, readAgain, readFailed, addRequested, addFailed } = memberImportActions;
  yield* takeLatest(
    [fileRead, readAgain],
    worker({ name: 'previewFile', until: [...signOut, fileChosen], failed: readFailed }, work('previewFile')),
  );
  yield* takeLeading(
    [addRequested],
    worker({ name: 'addRows', until: signOut, failed: addFailed }, work('addRows')),
  );
}
