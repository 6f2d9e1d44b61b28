import { accountActions } from '../../store/account/slice';
import { type Saga, takeLatest } from '../lib/effects';
import { worker } from '../lib/worker';
import * as work from './work';

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [accountActions.closed];

/** Recovers passwords and verifies e-mail addresses. Few people need this, so the code is loaded on demand. */
export function* accountSaga(): Saga {
  const { recoveryRequested, recoveryOpened, passwordSubmitted } = accountActions;
  const { verificationOpened, newEmailOpened } = accountActions;
  const { sendingFailed: failedToSend, checkFailed: failedToCheck } = accountActions;
  yield* takeLatest(
    [recoveryRequested],
    worker({ name: 'requestRecovery', until, failed: failedToSend }, work.requestRecovery),
  );
  yield* takeLatest(
    [recoveryOpened],
    worker({ name: 'checkToken', until, failed: failedToCheck }, work.checkToken),
  );
  yield* takeLatest(
    [passwordSubmitted],
    worker({ name: 'setPassword', until, failed: failedToSend }, work.setPassword),
  );
  yield* takeLatest(
    [verificationOpened],
    worker({ name: 'verifyEmail', until, failed: failedToCheck }, work.verifyEmail),
  );
  yield* takeLatest(
    [newEmailOpened],
    worker({ name: 'verifyNewEmail', until, failed: failedToCheck }, work.verifyNewEmail),
  );
}
