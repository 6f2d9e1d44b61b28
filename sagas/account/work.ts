import { put } from 'redux-saga/effects';
import { accountCalls } from '../../src/contract/account';
import { statusOf } from '../../src/domain/errors';
import { accountTexts } from '../../src/texts/account';
import { describeError } from '../../src/texts/errors';
import { accountActions } from '../../store/account/slice';
import { selectIsSignedIn } from '../../store/session/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { logOut } from '../session/saga';

/** Seen on the page that follows as well [PA-6, PA-13]. */
const announce = (text: string) =>
  put(toastsActions.requested({ type: 'success', text, survivesNavigation: true }));

/** [PA-10 to PA-13]. */
export function* requestRecovery({
  payload: email,
}: ReturnType<typeof accountActions.recoveryRequested>): Saga {
  try {
    yield* request(accountCalls.requestRecovery(email));
    yield announce(accountTexts.forgotten.sent);
    yield put(accountActions.succeeded());
  } catch (error) {
    const text = statusOf(error) === 404 ? accountTexts.forgotten.notFound : describeError(error);
    yield put(accountActions.sendingFailed(text));
  }
}

/** Whether the link of a recovery mail is good for a new password [PA-2]. */
export function* checkToken({ payload: token }: ReturnType<typeof accountActions.recoveryOpened>): Saga {
  try {
    const isValid = yield* request(accountCalls.checkRecovery(token));
    yield put(isValid ? accountActions.tokenAccepted() : accountActions.tokenRefused());
  } catch (error) {
    const isUnknown = statusOf(error) === 404;
    yield put(isUnknown ? accountActions.tokenRefused() : accountActions.checkFailed(describeError(error)));
  }
}

/** [PA-6]. A link that has been used or has expired meanwhile is no longer valid [PA-2]. */
export function* setPassword({ payload }: ReturnType<typeof accountActions.passwordSubmitted>): Saga {
  try {
    yield* request(accountCalls.setPassword(payload.token, payload.password));
    yield announce(accountTexts.recovery.saved);
    yield put(accountActions.succeeded());
  } catch (error) {
    const isUnknown = statusOf(error) === 404;
    yield put(isUnknown ? accountActions.tokenRefused() : accountActions.sendingFailed(describeError(error)));
  }
}

/** [VE-1 to VE-3]. */
export function* verifyEmail({ payload: token }: ReturnType<typeof accountActions.verificationOpened>): Saga {
  // Not by choice: that would lead to the login page, away from what the link is about [VE-1].
  if (yield* select(selectIsSignedIn)) yield* logOut(false);
  try {
    yield* request(accountCalls.verifyEmail(token));
    yield put(toastsActions.requested({ type: 'success', text: accountTexts.verification.verified.toast }));
    yield put(accountActions.succeeded());
  } catch (error) {
    if (statusOf(error) !== 404) {
      yield put(accountActions.checkFailed(describeError(error)));
      return;
    }
    yield put(toastsActions.requested({ type: 'error', text: describeError(error) }));
    yield put(accountActions.tokenRefused());
  }
}
