import { syncTexts } from '../../src/texts/sync';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { update } from './update';

const { updateRequested, retryRequested, updateStarted, updateFailed } = updateActions;

const start = worker(
  { name: 'update', until: signOut, failed: (text) => updateFailed(syncTexts.updateFailed(text)) },
  function* startUpdate(action: { type: string }): Saga {
    yield* put(updateStarted());
    yield* update(retryRequested.match(action));
  },
);

/** The data update. Only one runs at a time; further requests during it are ignored [UP-5, UP-14]. */
export function* updateSaga(): Saga {
  yield* takeLeading([updateRequested, retryRequested], start);
}
