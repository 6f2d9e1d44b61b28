import { recoveryActions } from '../../store/recovery/slice';
import { workersOf } from '../lib/asking';
import { type Saga, takeLatest } from '../lib/effects';
import * as work from './work';

/** Recovers passwords and verifies e-mail addresses. */
export function* recoverySaga(): Saga {
  const { mailRequested, opened, submitted, verificationOpened, newEmailOpened } = recoveryActions;
  const { asks, tells } = workersOf(recoveryActions);
  yield* takeLatest([mailRequested], tells('requestRecovery', work.requestRecovery));
  yield* takeLatest([opened], asks('checkToken', work.checkToken));
  yield* takeLatest([submitted], tells('setPassword', work.setPassword));
  yield* takeLatest([verificationOpened], asks('verifyEmail', work.verifyEmail));
  yield* takeLatest([newEmailOpened], asks('verifyNewEmail', work.verifyNewEmail));
}
