import type { Call } from '../../src/contract/calls';
import { erasedAccount } from '../../src/contract/endedSignin';
import { type MyAccount, myAccountCalls } from '../../src/contract/myAccount';
import { statusOf } from '../../src/domain/errors';
import { myAccountTexts } from '../../src/texts/myAccount';
import { myAccountActions } from '../../store/myAccount/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { requestKnown } from '../lib/requestKnown';

/** Loads the account. */
export function* load(): Saga {
  yield* put(myAccountActions.loaded(yield* request(myAccountCalls.present())));
}

/** Tells a person without a network at once that nothing was changed: they need not wait for the retries. */
export function* isOffline(): Saga<boolean> {
  if (yield* select(selectIsOnline)) return false;
  yield* put(myAccountActions.changeFailed(myAccountTexts.offlineChange));
  return true;
}

/** Makes a change, and shows the account as it is then. */
export function* change(wanted: Call<MyAccount>): Saga {
  if (yield* isOffline()) return;
  yield* put(myAccountActions.changed(yield* request(wanted)));
}

/** Makes a change that needs the present password. A 403 means that it is wrong. */
function* changeByPassword(wanted: Call<MyAccount>): Saga {
  try {
    yield* change(wanted);
  } catch (error) {
    if (statusOf(error) !== 403) throw error;
    yield* put(myAccountActions.passwordRefused());
  }
}

/** Asks for mails at another address, which counts once its owner has opened the link [AC-1]. */
export function* changeEmail({ payload }: ReturnType<typeof myAccountActions.emailSubmitted>): Saga {
  yield* changeByPassword(myAccountCalls.changeEmail(payload));
}

/** Changes the password [AC-1]. */
export function* changePassword({ payload }: ReturnType<typeof myAccountActions.passwordSubmitted>): Saga {
  yield* changeByPassword(myAccountCalls.changePassword(payload));
}

/** Ends sign-ins one after the other [AC-1]. One that the server does not know has ended already. */
export function* endSignins({ payload: ids }: ReturnType<typeof myAccountActions.signinsLeft>): Saga {
  if (yield* isOffline()) return;
  for (const id of ids) yield* requestKnown(myAccountCalls.endSignin(id));
  yield* change(myAccountCalls.present());
}

/**
 * Erases the account [MB-7]. The sign-in then ends as one does whose account the server says is gone; so it does, too,
 * where the answer was lost and the next try finds the account gone.
 */
export function* eraseMyself({ payload }: ReturnType<typeof myAccountActions.erasureSubmitted>): Saga {
  if (yield* isOffline()) return;
  const { token } = yield* select(selectSignedInUser);
  yield* request(myAccountCalls.erase(payload));
  yield* put(sessionActions.expired({ token, said: { code: erasedAccount } }));
}
