import { recoveryActions } from '../../store/recovery/slice';
import { workersOf } from '../lib/asking';
import { type Saga, takeLatest } from '../lib/effects';
import * as links from './links';

/** Recovers passwords and verifies e-mail addresses. */
export function* recoverySaga(): Saga {
  const { mailRequested, opened, submitted, verificationOpened, newEmailOpened } = recoveryActions;
  const { asks, tells } = workersOf(recoveryActions);
  yield* takeLatest([mailRequested], tells('requestRecovery', links.requestRecovery));
  yield* takeLatest([opened], asks('checkToken', links.checkToken));
  yield* takeLatest([submitted], tells('setPassword', links.setPassword));
  yield* takeLatest([verificationOpened], asks('verifyEmail', links.verifyEmail));
  yield* takeLatest([newEmailOpened], asks('verifyNewEmail', links.verifyNewEmail));
}
