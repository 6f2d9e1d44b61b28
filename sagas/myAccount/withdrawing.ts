import { consentCalls } from '../../src/contract/consent';
import { endedOnPurpose } from '../../src/contract/endedSignin';
import { myAccountCalls } from '../../src/contract/myAccount';
import { withdrawalCalls } from '../../src/contract/withdrawal';
import { consentActions } from '../../store/consent/slice';
import type { myAccountActions } from '../../store/myAccount/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { change, isOffline } from './changing';

/**
 * Withdraws the consent [CS-5]. Of pain, an update takes the entries off this device. With all of it the sign-in ends,
 * as one does that was ended elsewhere; so it does, too, where the answer was lost.
 */
export function* withdrawConsent({
  payload: what,
}: ReturnType<typeof myAccountActions.withdrawalSubmitted>): Saga {
  if (yield* isOffline()) return;
  const { token } = yield* select(selectSignedInUser);
  yield* request(withdrawalCalls.withdraw(what));
  if (what === 'all') {
    yield* put(sessionActions.expired({ token, said: { code: endedOnPurpose } }));
    return;
  }
  yield* put(consentActions.found(yield* request(consentCalls.present())));
  yield* put(updateActions.updateRequested());
  yield* change(myAccountCalls.present());
}
