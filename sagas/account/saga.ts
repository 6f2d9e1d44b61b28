import { accountActions } from '../../store/account/slice';
import { type Saga, takeLatest } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** A late answer tells nothing to the next page. */
const until = [accountActions.closed];

/** Recovery of a password and verification of an e-mail address; few people need them, so their code comes late. */
export function* accountSaga(): Saga {
  const { recoveryRequested, recoveryOpened, passwordSubmitted, verificationOpened } = accountActions;
  const { sendingFailed: failedToSend, checkFailed: failedToCheck } = accountActions;
  yield* takeLatest(
    [recoveryRequested],
    worker({ name: 'requestRecovery', until, failed: failedToSend }, work('requestRecovery')),
  );
  yield* takeLatest(
    [recoveryOpened],
    worker({ name: 'checkToken', until, failed: failedToCheck }, work('checkToken')),
  );
  yield* takeLatest(
    [passwordSubmitted],
    worker({ name: 'setPassword', until, failed: failedToSend }, work('setPassword')),
  );
  yield* takeLatest(
    [verificationOpened],
    worker({ name: 'verifyEmail', until, failed: failedToCheck }, work('verifyEmail')),
  );
}
