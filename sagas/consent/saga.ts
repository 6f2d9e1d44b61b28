import { consentActions } from '../../store/consent/slice';
import { type Saga, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { agree, load, sendWaiting } from './work';

/** Asks the server whether somebody still has to agree to the club's text, and sends what they say [CS-1]. */
export function* consentSaga(): Saga {
  const { requested, agreed, declined, closed, loadingFailed, agreeingFailed } = consentActions;
  yield* takeLeading(
    [requested],
    worker({ name: 'loadConsent', until: signOut, failed: loadingFailed }, load),
  );
  yield* takeLeading(
    [agreed],
    worker({ name: 'agree', until: [...signOut, closed], failed: agreeingFailed }, agree),
  );
  yield* takeLeading([declined], worker({ name: 'sendWaiting', until: signOut }, sendWaiting));
}
