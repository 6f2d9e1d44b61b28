import { memberImportActions } from '../../store/memberImport/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import * as importing from './importing';

const unreadable = () => memberImportActions.fileRefused({ kind: 'unreadable' });

/** The import of a list of members [MB-3]. */
export function* memberImportSaga(): Saga {
  const { fileChosen, fileRead, listChosen, readAgain, readFailed, addRequested, addFailed } =
    memberImportActions;
  const until = [...signOut, fileChosen];
  yield* takeLatest([fileRead], worker({ name: 'readFile', until, failed: unreadable }, importing.readFile));
  yield* takeLatest(
    [listChosen, readAgain],
    worker({ name: 'previewList', until, failed: readFailed }, importing.previewList),
  );
  yield* takeLeading(
    [addRequested],
    worker({ name: 'addRows', until: signOut, failed: addFailed }, importing.addRows),
  );
}
