import { agreementCalls } from '../../src/contract/clubAgreement';
import { agreementActions } from '../../store/agreement/slice';
import { put, type Saga, takeLatest } from '../lib/effects';
import { request } from '../lib/request';
import { signOut, worker } from '../lib/worker';

const { closed, loaded, loadingFailed, requested } = agreementActions;

function* load(): Saga {
  yield* put(loaded(yield* request(agreementCalls.read())));
}

/** Asks how often raters of the club agree [ZB-3]. */
export function* agreementSaga(): Saga {
  const until = [closed, ...signOut];
  yield* takeLatest([requested], worker({ name: 'loadAgreement', until, failed: loadingFailed }, load));
}
