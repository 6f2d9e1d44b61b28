import { takeEvery } from 'redux-saga/effects';
import { syncTexts } from '../src/texts/sync';
import { selectRefusedRuns } from '../store/selectors/sync';
import { syncActions } from '../store/slices/sync';
import { type Saga, select } from './lib/effects';
import { safely } from './lib/safely';
import { services } from './lib/services';

/** Hands the person the refused runs as a file, whole [CO-4]. */
function* exportRefusedRuns(): Saga {
  const { page } = yield* services();
  page.saveFile(syncTexts.exportFileName, JSON.stringify(yield* select(selectRefusedRuns), null, 2));
}

export function* exportRunsSaga(): Saga {
  yield takeEvery(syncActions.exportRequested.type, safely('exportRuns', exportRefusedRuns));
}
