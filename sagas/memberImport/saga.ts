import { memberImportActions } from '../../store/memberImport/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** The import of a list of members, whose code comes with the first list [MB-3]. */
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
