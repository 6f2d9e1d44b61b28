import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import type { Screening } from '../../src/contract/schemas';
import type { AssignedScreening } from '../../src/domain/athletes';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { createScreeningRun, lacksRangeAnswer, leaveTest, stepBack } from '../../src/domain/screeningRun';
import { selectExercises } from '../../store/exerciseRun/selectors';
import { selectScreening, selectScreeningRuns, selectUserScreening } from '../../store/screening/selectors';
import { screeningActions } from '../../store/screening/slice';
import {
  selectCurrentTest,
  selectOpenScreeningRun,
  selectRunScreening,
  selectScreeningRunState,
} from '../../store/screeningRun/selectors';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { type Saga, select } from '../lib/effects';
import { safely } from '../lib/safely';
import { services } from '../lib/services';
import { holdRun } from '../runs/hold';
import { saveRun } from '../runs/save';

function* save(run: LocalScreeningRun): Saga {
  yield* saveRun('screeningRun', run, screeningRunActions);
}

/** Shows the run as changed and writes it to this device. */
function* change(run: LocalScreeningRun): Saga {
  yield put(screeningActions.runChanged(run));
  yield* save(run);
}

/** The run of this assignment that this user has begun and not ended, on this device. */
function* unfinishedRun({ userId, screeningId }: AssignedScreening) {
  const user = yield* select(selectSignedInUser);
  const runs = yield* select(selectScreeningRuns);
  return runs.findLast(
    (run) =>
      run.position !== null &&
      run.userId === userId &&
      run.screeningId === screeningId &&
      run.recordedBy === user.id,
  );
}

function* begin(userScreening: AssignedScreening) {
  const { clock, ids } = yield* services();
  const user = yield* select(selectSignedInUser);
  const run = createScreeningRun({
    clientId: ids.uuid(),
    userScreening,
    recordedBy: user.id,
    now: clock.now(),
  });
  yield* change(run);
  return run;
}

/** Leaves the unfinished run as it is, no longer offered. */
function* abandon(userScreening: AssignedScreening): Saga {
  const run = yield* unfinishedRun(userScreening);
  if (!run) return;
  yield* change({ ...run, position: null });
  yield put(syncActions.flushRequested());
}

const hasTests = (screening: Screening | undefined) => screening !== undefined && screening.tests.length > 0;

/** Goes on with the unfinished run, else begins one [FL-11, SR-1]. */
function* goOnOrBegin(userScreeningId: number | null): Saga {
  const { clock } = yield* services();
  const userScreening = yield* select(selectUserScreening, userScreeningId);
  const screening = yield* select(selectScreening, userScreening?.screeningId);
  if (!userScreening || !hasTests(screening)) {
    yield put(screeningRunActions.foundUnavailable());
    return;
  }
  const { restartOf } = yield* select(selectScreeningRunState);
  if (restartOf === userScreeningId) yield* abandon(userScreening);
  const { clientId } = (yield* unfinishedRun(userScreening)) ?? (yield* begin(userScreening));
  yield put(
    screeningRunActions.opened({ clientId, userScreeningId: userScreening.id, shownAt: clock.now() }),
  );
}

function* open({ payload }: ReturnType<typeof screeningRunActions.openRequested>): Saga {
  const { userScreeningId } = payload;
  yield* holdRun(`screening-${userScreeningId}`, screeningRunActions, () => goOnOrBegin(userScreeningId));
}

/** 'Weiter' and 'Fertig' [SR-10 to SR-14]. */
function* goOn(): Saga {
  const { clock } = yield* services();
  const { status, shownAt } = yield* select(selectScreeningRunState);
  const run = yield* select(selectOpenScreeningRun);
  const test = yield* select(selectCurrentTest);
  const screening = yield* select(selectRunScreening);
  if (status !== 'open' || !run || !test || !screening) return;
  if (lacksRangeAnswer(run, test)) {
    yield put(screeningRunActions.stepBlocked());
    return;
  }
  const now = clock.now();
  const exercises = yield* select(selectExercises);
  const next = leaveTest(run, test, { screening, exercises, shownAt, now });
  if (next.completed) yield* complete(next);
  else yield* showStep(next);
}

function* showStep(run: LocalScreeningRun): Saga {
  const { clock } = yield* services();
  yield put(screeningActions.runChanged(run));
  yield put(screeningRunActions.stepShown({ shownAt: clock.now() }));
  yield* save(run);
}

/** Saves the completed run and has it sent; the congratulation does not wait for the network [SR-13, SR-14]. */
function* complete(run: LocalScreeningRun): Saga {
  yield put(screeningRunActions.submitted());
  yield* change(run);
  yield put(syncActions.flushRequested());
  yield put(screeningRunActions.completed({ isSent: false }));
}

function* goBack(): Saga {
  const { status } = yield* select(selectScreeningRunState);
  const run = yield* select(selectOpenScreeningRun);
  if (status === 'open' && run) yield* showStep(stepBack(run));
}

/** Every answer is written at once, as it was when it was given [FL-11]. */
function* keepAnswer(): Saga {
  const run = yield* select(selectOpenScreeningRun);
  const { isBlocked } = yield* select(selectScreeningRunState);
  if (isBlocked) yield put(screeningRunActions.blockLifted());
  if (run) yield* save(run);
}

/** The person has made room. A run that is over has missed its sending with its saving [SR-13]. */
function* saveAgain(): Saga {
  const run = yield* select(selectOpenScreeningRun);
  if (!run) return;
  yield* save(run);
  if (run.completed) yield put(syncActions.flushRequested());
}

/** The run of a screening, from its opening to its completion. */
export function* screeningRunSaga(): Saga {
  yield takeLatest(screeningRunActions.openRequested.type, safely('openScreening', open));
  yield takeEvery(screeningRunActions.nextPressed.type, safely('nextTest', goOn));
  yield takeEvery(screeningRunActions.backPressed.type, safely('previousTest', goBack));
  yield takeEvery(
    [screeningActions.questionAnswered.type, screeningActions.rangeQuestionAnswered.type],
    safely('keepAnswer', keepAnswer),
  );
  yield takeEvery(screeningRunActions.saveRequested.type, safely('saveScreeningAgain', saveAgain));
}
