import { delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { guardActions } from '../../store/guard/slice';
import { selectIsSignedIn } from '../../store/session/selectors';
import { selectIsOnline } from '../../store/shell/selectors';
import { selectWaitingRunCount } from '../../store/sync/selectors';
import { syncActions } from '../../store/sync/slice';
import { updateActions } from '../../store/update/slice';
import { type Saga, select } from '../lib/effects';
import { safely } from '../lib/safely';

/** How long a guard waits, in milliseconds; what it waits for goes on in the background [CO-2, GU-11]. */
const longestFlush = 2000;
const longestRefresh = 5000;

/** Sends what waits before a route with initialised data opens [GU-9]. */
function* flushBefore(): Saga {
  if ((yield* select(selectWaitingRunCount)) === 0) return;
  yield put(syncActions.flushRequested());
  yield race([take(syncActions.flushFinished.type), delay(longestFlush)]);
}

/** Performs a full data update before a refreshing route opens [GU-10]. */
function* refreshBefore(): Saga {
  yield put(guardActions.refreshing());
  yield put(updateActions.updateRequested());
  yield race([
    take([updateActions.updateSucceeded.type, updateActions.updateFailed.type]),
    delay(longestRefresh),
  ]);
}

/** What a guard does before its route opens. Whether it opens is decided afterwards, by what is there then. */
function* work({ payload: { visit, guard } }: ReturnType<typeof guardActions.entered>): Saga {
  const isSignedIn = yield* select(selectIsSignedIn);
  const isOnline = yield* select(selectIsOnline);
  if (isSignedIn && isOnline) {
    if (guard === 'initialised') yield* flushBefore();
    if (guard === 'refresh' || guard === 'refreshWithScreening') yield* refreshBefore();
  }
  yield put(guardActions.opened(visit));
}

export function* guardSaga(): Saga {
  yield takeLatest(guardActions.entered.type, safely('guard', work));
}
