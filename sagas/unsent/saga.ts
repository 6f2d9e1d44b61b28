import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, takeEvery, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import * as sending from './sending';

const options = (name: string) => ({
  name,
  until: signOut,
  failed: (text: string) => toastsActions.requested({ type: 'error', text }),
});

/** Sends or exports what the server does not have, when the person asks for it. */
export function* unsentSaga(): Saga {
  yield* takeLeading([syncActions.sendNowRequested], worker(options('sendNow'), sending.sendNow));
  yield* takeEvery([runsActions.detached], worker(options('detach'), sending.detach));
  yield* takeLeading([syncActions.sendFormerRequested], worker(options('sendFormer'), sending.sendFormer));
  yield* takeLeading([syncActions.exportRequested], worker(options('exportUnsent'), sending.exportUnsent));
  yield* takeLeading([syncActions.exportEndedRequested], worker(options('exportEnded'), sending.exportEnded));
}
