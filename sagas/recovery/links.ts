import { accountCalls, verifiedSchema } from '../../src/contract/account';
import { mailFilesFeature } from '../../src/contract/features';
import { statusOf } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { recoveryTexts } from '../../src/texts/recovery';
import { recoveryActions } from '../../store/recovery/slice';
import { selectHasFeature } from '../../store/server/selectors';
import { selectIsSignedIn } from '../../store/session/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { requestKnown } from '../lib/requestKnown';
import { logOut } from '../session/signIn';

/** The toast survives the navigation to the next page [PA-6, PA-13]. */
const announce = (text: string): Saga =>
  put(toastsActions.requested({ type: 'success', text, survivesNavigation: true }));

/** Requests a recovery mail [PA-10 to PA-13]. */
export function* requestRecovery({ payload: email }: ReturnType<typeof recoveryActions.mailRequested>): Saga {
  if (!(yield* requestKnown(accountCalls.requestRecovery(email)))) {
    yield* put(recoveryActions.sendingFailed(recoveryTexts.forgotten.notFound));
    return;
  }
  const isFile = yield* select((state) => selectHasFeature(state, mailFilesFeature));
  yield* announce(isFile ? recoveryTexts.forgotten.file : recoveryTexts.forgotten.sent);
  yield* put(recoveryActions.succeeded());
}

/** Checks whether the link of a recovery mail still allows a new password [PA-2]. */
export function* checkToken({ payload: token }: ReturnType<typeof recoveryActions.opened>): Saga {
  const isValid = (yield* requestKnown(accountCalls.checkRecovery(token)))?.answer === true;
  yield* put(isValid ? recoveryActions.found(null) : recoveryActions.refused());
}

/** Sets a new password [PA-6]. A link that was used or expired in the meantime is refused [PA-2]. */
export function* setPassword({ payload }: ReturnType<typeof recoveryActions.submitted>): Saga {
  if (!(yield* requestKnown(accountCalls.setPassword(payload.token, payload.password)))) {
    yield* put(recoveryActions.refused());
    return;
  }
  yield* announce(recoveryTexts.newPassword.saved);
  yield* put(recoveryActions.succeeded());
}

/** Verifies the e-mail address of a link [VE-1 to VE-3]. */
export function* verifyEmail({
  payload: token,
}: ReturnType<typeof recoveryActions.verificationOpened>): Saga {
  // Not by choice: a logout by choice would lead to the login page, away from the page of the link [VE-1].
  if (yield* select(selectIsSignedIn)) yield* logOut(false);
  try {
    yield* request(accountCalls.verifyEmail(token));
    yield* put(toastsActions.requested({ type: 'success', text: recoveryTexts.verification.verified.toast }));
    yield* put(recoveryActions.succeeded());
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    yield* put(toastsActions.requested({ type: 'error', text: describeError(error) }));
    yield* put(recoveryActions.refused());
  }
}

/**
 * Verifies a new address of an account [AC-1]. Nobody is signed out: the person who is signed in may be the owner, at
 * work.
 */
export function* verifyNewEmail({ payload: token }: ReturnType<typeof recoveryActions.newEmailOpened>): Saga {
  const verified = yield* requestKnown(accountCalls.verifyEmail(token));
  if (!verified) {
    yield* put(recoveryActions.refused());
    return;
  }
  const { data } = verifiedSchema.safeParse(verified.answer);
  yield* put(recoveryActions.found(data?.email ?? null));
  yield* put(recoveryActions.succeeded());
}
