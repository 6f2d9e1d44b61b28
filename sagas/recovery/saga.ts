import { recoveryActions } from '../../store/recovery/slice';
import { type Saga, takeLatest } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [recoveryActions.closed];

/** Recovers passwords and verifies e-mail addresses. Few people need this, so the code is loaded on demand. */
export function* recoverySaga(): Saga {
  const { recoveryRequested, recoveryOpened, passwordSubmitted } = recoveryActions;
  const { verificationOpened, newEmailOpened } = recoveryActions;
  const { sendingFailed: failedToSend, checkFailed: failedToCheck } = recoveryActions;
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
  yield* takeLatest(
    [newEmailOpened],
    worker({ name: 'verifyNewEmail', until, failed: failedToCheck }, work('verifyNewEmail')),
  );
}
