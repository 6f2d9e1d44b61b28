import { calls } from '../../src/contract/calls';
import { endedOnPurpose, erasedAccount } from '../../src/contract/endedSignin';
import { statusOf } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { networkActions } from '../../store/network/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { selectSession, selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { keepRuns as keepRunsOnDevice } from '../database/writeAgain';
import { both, fork, put, type Saga, select, take, takeEvery, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { reload } from '../lib/reload';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';
import { worker } from '../lib/worker';
import { keepEntries as keepEntriesOnDevice } from '../outbox/keepEntries';
import { endSession, endSessions, finishLeaving, tellEnded } from './leave';
import { askServer, forgetUser, leave, logOut, noteLeft, signInAs } from './signIn';

function* logIn({ payload }: ReturnType<typeof sessionActions.loginRequested>): Saga {
  // It may have failed meanwhile, for want of this code.
  if ((yield* select(selectSession)).login.status !== 'running') return;
  try {
    // The sign-in may get through only after several tries. Then the server is asked once more.
    yield* signInAs(...(yield* both(() => request(calls.authenticate(payload)), askServer)));
  } catch (error) {
    const text = statusOf(error) === 401 ? syncTexts.wrongCredentials : describeError(error);
    yield* put(sessionActions.loginFailed(text));
  }
}

/**
 * Ends the sign-in whose token the server has refused [RE-1]. A newer one stays: that of this tab is not affected, and
 * with that of another tab this tab goes on after the reload [SE-1]. Where it was ended on purpose, or the account was
 * erased, what the server has leaves the device, at the latest after the reload [CO-27, MB-7].
 */
function* expire({
  payload: { token: refusedToken, said },
}: ReturnType<typeof sessionActions.expired>): Saga {
  const { session } = yield* services();
  if ((yield* select(selectUser))?.token !== refusedToken) return;
  const stored = session.user();
  const isReplaced = stored !== null && stored !== 'damaged' && stored.token !== refusedToken;
  if (!isReplaced) {
    const { code } = Object(said);
    if (code === endedOnPurpose || code === erasedAccount) yield* noteLeft(true, code === erasedAccount);
    yield* logOut(false);
  }
  yield* reload();
}

const forgetErased = lazyModule(() => import('./forgetErased'));
const keepRuns = worker({ name: 'keepRuns' }, keepRunsOnDevice);
const keepEntries = worker({ name: 'keepEntries' }, keepEntriesOnDevice);

/** Follows a logout or login in another tab: this tab must not continue with the former user [SE-1]. */
function* followOtherTabs(): Saga {
  const { session } = yield* services();
  yield* take(sessionActions.restored);
  const listen = (listener: (event: true) => void) => {
    const stop = session.onUserChange(() => listener(true));
    // The change may have happened before.
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
      if ((yield* select(selectUser))?.token === user.token) {
        yield* forgetUser(true);
        yield* tellEnded();
      }
    }
    if (stored !== null && stored !== 'damaged' && stored.token !== user?.token) yield* reload();
  });
}

/** Login and logout, of this tab and of others, and what a sign-in leaves to do. */
export function* signInSaga(): Saga {
  const { loginRequested, logoutRequested, left, expired, restored, loggedIn, loggedOut, erasureSeen } =
    sessionActions;
  yield* takeLeading([loginRequested], worker({ name: 'logIn' }, logIn));
  yield* takeLeading(
    [logoutRequested],
    worker({ name: 'logOut' }, () => leave(true)),
  );
  yield* takeEvery([left], worker({ name: 'endSession' }, endSession));
  // Each tab does it: the one that began it may be closed.
  yield* takeEvery([restored, loggedOut], worker({ name: 'finishLeaving' }, finishLeaving));
  yield* takeEvery([restored], tellEnded);
  yield* takeLeading(
    [restored, loggedIn, networkActions.onlineChanged],
    worker({ name: 'endSessions' }, endSessions),
  );
  yield* takeLeading([expired], worker({ name: 'expire' }, expire));
  yield* takeLeading([erasureSeen], worker({ name: 'forgetErased' }, forgetErased('forgetErased')));
  yield* fork(followOtherTabs);
}
