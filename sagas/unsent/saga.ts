import { takeLeading } from 'redux-saga/effects';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import type { Saga } from '../lib/effects';
import { lazily } from '../lib/lazily';

const work = () => import('./work');
const tell = (text: string) => toastsActions.requested({ type: 'error', text });

/** What a person may do with what the server does not have. */
export function* unsentSaga(): Saga {
  yield takeLeading(
    syncActions.sendNowRequested.type,
    lazily(async () => (await work()).sendNow, tell),
  );
  yield takeLeading(
    syncActions.exportRequested.type,
    lazily(async () => (await work()).exportUnsent, tell),
  );
}
