import { calls } from '../../src/contract/calls';
import { endedOnPurpose } from '../../src/contract/endedSignin';
import { statusOf } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { networkActions } from '../../store/network/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { selectInstance } from '../../store/server/selectors';
import { serverActions } from '../../store/server/slice';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { toastsActions } from '../../store/toasts/slice';
import { loadStoredData } from '../database/storedData';
import { both, put, type Saga, select, takeEvery, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { reload } from '../lib/reload';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';
import { worker } from '../lib/worker';
import { askServer, forgetUser, leave, logOut, noteLeft, signInAs } from './signIn';

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

/**
 * Corrects the known server: redux-persist may have stored it too late, or another tab a former one over it [FL-18].
 */
function* restoreServer(): Saga {
  const { session } = yield* services();
  const stored = session.server();
  if (stored && stored.instance !== (yield* select(selectInstance)))
    yield* put(serverActions.loaded({ features: [], ...stored }));
}

/** Restores the stored user and what this device holds for them. */
function* restoreSession(): Saga {
  const { session, log } = yield* services();
  yield* restoreServer();
  const user = yield* storedUser();
  let isDataInitialized = user !== null && session.isDataInitialized();
  if (user) {
    try {
      const isWhole = yield* loadStoredData(user);
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
  try {
    // The sign-in may get through only after several tries. Then the server is asked once more.
    yield* signInAs(...(yield* both(() => request(calls.authenticate(payload)), askServer)));
  } catch (error) {
    const text = statusOf(error) === 401 ? syncTexts.wrongCredentials : describeError(error);
    yield* put(sessionActions.loginFailed(text));
  }
}

const leaving = lazyModule(() => import('./leave'));

/** Loads the code only when there is something to tell. */
function* endSessions(): Saga {
  const { session } = yield* services();
  if (session.endedSessions().length > 0) yield* leaving('endSessions')();
}

/**
 * Loads the code only where a sign-in has left something to do. Each tab does it: the one that began it may be closed.
 */
function* finishLeaving(): Saga {
  const { session } = yield* services();
  if (session.leftSignIn()) yield* leaving('finishLeaving')();
}

/**
 * Ends the sign-in whose token the server has refused [RE-1]. A newer one stays: that of this tab is not affected, and
 * with that of another tab this tab goes on after the reload [SE-1]. Where it was ended on purpose, what the server
 * has leaves the device, at the latest after the reload [CO-27].
 */
function* expire({
  payload: { token: refusedToken, said },
}: ReturnType<typeof sessionActions.expired>): Saga {
  const { session } = yield* services();
  if ((yield* select(selectUser))?.token !== refusedToken) return;
  const stored = session.user();
  const isReplaced = stored !== null && stored !== 'damaged' && stored.token !== refusedToken;
  if (!isReplaced) {
    if (Object(said).code === endedOnPurpose) yield* noteLeft(true);
    yield* logOut(false);
  }
  yield* reload();
}

const keepRuns = worker({ name: 'keepRuns' }, lazyModule(() => import('../database/work'))('keepRuns'));
const keepEntries = worker(
  { name: 'keepEntries' },
  lazyModule(() => import('../outbox/work'))('keepEntries'),
);

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
    if (stored === null && user) {
      // The person deleted the website's data, and what waits with it [DB-13]. A logout leaves what is known of the
      // server.
      if (session.server() === null) {
        yield* put(runsActions.storageLost());
        yield* put(outboxActions.storageLost());
      }
      yield* keepRuns();
      yield* keepEntries();
      // Somebody may have signed in here meanwhile.
      if ((yield* select(selectUser))?.token === user.token) yield* forgetUser(true);
    }
    if (stored !== null && stored !== 'damaged' && stored.token !== user?.token) yield* reload();
  });
}

/** Login, logout and the stored session of this device. */
export function* sessionSaga(): Saga {
  const { loginRequested, logoutRequested, left, expired, restored, loggedIn, loggedOut } = sessionActions;
  yield* takeLeading([loginRequested], worker({ name: 'logIn' }, logIn));
  yield* takeLeading(
    [logoutRequested],
    worker({ name: 'logOut' }, () => leave(true)),
  );
  yield* takeEvery([left], worker({ name: 'endSession' }, leaving('endSession')));
  yield* takeEvery([restored, loggedOut], worker({ name: 'finishLeaving' }, finishLeaving));
  yield* takeLeading(
    [restored, loggedIn, networkActions.onlineChanged],
    worker({ name: 'endSessions' }, endSessions),
  );
  yield* takeLeading([expired], worker({ name: 'expire' }, expire));
  yield* restoreSession();
  yield* followOtherTabs();
}
