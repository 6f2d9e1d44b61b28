import { consentActions } from '../../store/consent/slice';
import { type Saga, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { agree, askGuardian, load, sendWaiting } from './answer';

/** Asks the server whether somebody still has to agree to the club's text, and sends what they say [CS-1]. */
export function* consentSaga(): Saga {
  const { opened, submitted, declined, closed, checkFailed, sendingFailed, guardianAskRequested } =
    consentActions;
  yield* takeLeading([opened], worker({ name: 'loadConsent', until: signOut, failed: checkFailed }, load));
  yield* takeLeading(
    [submitted],
    worker({ name: 'agree', until: [...signOut, closed], failed: sendingFailed }, agree),
  );
  yield* takeLeading(
    [guardianAskRequested],
    worker({ name: 'askGuardian', until: [...signOut, closed], failed: sendingFailed }, askGuardian),
  );
  yield* takeLeading([declined], worker({ name: 'sendWaiting', until: signOut }, sendWaiting));
}
