import { takeEvery } from 'redux-saga/effects';
import { syncTexts } from '../src/texts/sync';
import { selectSignedInUser } from '../store/selectors/session';
import { selectRefusedRuns } from '../store/selectors/sync';
import { syncActions } from '../store/slices/sync';
import { call, type Saga, select } from './lib/effects';
import { safely } from './lib/safely';
import { services } from './lib/services';

/** Hands the person the refused runs and the rows of the damaged ones as a file, whole [CO-4]. */
function* exportRuns(): Saga {
  const { database, page } = yield* services();
  const user = yield* select(selectSignedInUser);
  const { unreadableRuns } = yield* call(database.load, user.id);
  const runs = [...(yield* select(selectRefusedRuns)), ...unreadableRuns];
  page.saveFile(syncTexts.exportFileName, JSON.stringify(runs, null, 2));
}

export function* exportRunsSaga(): Saga {
  yield takeEvery(syncActions.exportRequested.type, safely('exportRuns', exportRuns));
}
