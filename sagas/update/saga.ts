import { syncTexts } from '../../src/texts/sync';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import * as work from './work';

const { updateRequested, retryRequested, updateStarted, updateFailed } = updateActions;

const update = worker(
  { name: 'update', until: signOut, failed: (text) => updateFailed(syncTexts.updateFailed(text)) },
  function* start(action: { type: string }): Saga {
    yield* put(updateStarted());
    yield* work.update(retryRequested.match(action));
  },
);

/** The data update. Only one runs at a time; further requests during it are ignored [UP-5, UP-14]. */
export function* updateSaga(): Saga {
  yield* takeLeading([updateRequested, retryRequested], update);
}
