import { memberImportActions } from '../../store/memberImport/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import * as importing from './importing';

/** The import of a list of members, whose code and parser come with its page [MB-3]. */
export function* memberImportSaga(): Saga {
  const { fileChosen, fileRead, readAgain, readFailed, addRequested, addFailed } = memberImportActions;
  yield* takeLatest(
    [fileRead, readAgain],
    worker(
      { name: 'previewFile', until: [...signOut, fileChosen], failed: readFailed },
      importing.previewFile,
    ),
  );
  yield* takeLeading(
    [addRequested],
    worker({ name: 'addRows', until: signOut, failed: addFailed }, importing.addRows),
  );
}
