import { calls } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { toastsActions } from '../../store/toasts/slice';
import { loadStoredData } from '../database/storedData';
import { call, put, type Saga, select, takeLeading } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';
import { worker } from '../lib/worker';
import { forgetUser, logOut } from './logOut';

/** Returns the stored user. If what is stored is damaged, removes it, tells the person and returns null. */
function* storedUser() {
  const { session } = yield* services();
  const user = session.user();
  if (user !== 'damaged') return user;
  session.removeUser();
  session.saveDataInitialized(false);
  yield* put(
    toastsActions.requested({ type: 'error', text: syncTexts.damagedSession, survivesNavigation: true }),
  );
  return null;
}

/** Restores the stored user and what this device holds for them. */
function* restoreSession(): Saga {
  const { session, log } = yield* services();
  const user = yield* storedUser();
  let isDataInitialized = user !== null && session.isDataInitialized();
  if (user) {
    try {
      const isWhole = yield* loadStoredData(user.id);
      isDataInitialized = isDataInitialized && isWhole;
      if (!isWhole) session.saveDataInitialized(false);
    } catch (error) {
      isDataInitialized = false;
      log.error('restoreSession', error);
      yield* put(
        toastsActions.requested({ type: 'error', text: describeError(error), survivesNavigation: true }),
      );
    }
  }
  yield* put(sessionActions.restored({ user, isDataInitialized }));
}

function* logIn({ payload }: ReturnType<typeof sessionActions.loginRequested>): Saga {
  const { session } = yield* services();
  try {
    const user = yield* request(calls.authenticate(payload));
    session.saveDataInitialized(false);
    session.saveUser(user);
    yield* put(sessionActions.loggedIn(user));
  } catch (error) {
    const text = statusOf(error) === 401 ? syncTexts.wrongCredentials : describeError(error);
    yield* put(sessionActions.loginFailed(text));
  }
}

const waitForSaves = worker({ name: 'waitForSaves' }, function* wait(): Saga {
  const { database } = yield* services();
  yield* call(database.settled);
});

/** Reloads the page once every change made so far is stored. */
function* reload(): Saga {
  const { page } = yield* services();
  yield* waitForSaves();
  page.reload();
}

/** Ends an expired sign-in [RE-1]. */
function* expire(): Saga {
  yield* logOut(false);
  yield* reload();
}

/** Follows a logout or login in another tab: this tab must not continue with the former user [SE-1]. */
function* followOtherTabs(): Saga {
  const { session } = yield* services();
  const listen = (listener: (event: true) => void) => {
    const stop = session.onUserChange(() => listener(true));
    // The change may have happened while this tab was still restoring the session.
    listener(true);
    return stop;
  };
  yield* forEachEvent(listen, function* follow() {
    const stored = session.user();
    const user = yield* select(selectUser);
    if (stored === null && user) yield* forgetUser(true);
    if (stored !== null && stored !== 'damaged' && stored.token !== user?.token) yield* reload();
  });
}

/** Login, logout and the stored session of this device. */
export function* sessionSaga(): Saga {
  const { loginRequested, logoutRequested, expired } = sessionActions;
  yield* takeLeading([loginRequested], worker({ name: 'logIn' }, logIn));
  yield* takeLeading(
    [logoutRequested],
    worker({ name: 'logOut' }, () => logOut(true)),
  );
  yield* takeLeading([expired], worker({ name: 'expire' }, expire));
  yield* restoreSession();
  yield* followOtherTabs();
}
