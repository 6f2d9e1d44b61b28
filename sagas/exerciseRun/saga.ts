import { delay, put, race, call as rawCall, takeEvery, takeLatest } from 'redux-saga/effects';
import { createExerciseRun, leaveUnit } from '../../src/domain/exerciseRun';
import type { LocalExerciseRun } from '../../src/domain/runs';
import { stepBack } from '../../src/domain/screeningRun';
import { syncTexts } from '../../src/texts/sync';
import { exerciseActions } from '../../store/exercise/slice';
import {
  selectExerciseRuns,
  selectOpenExerciseRun,
  selectTrainingExercises,
  selectExerciseRunState,
} from '../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../store/exerciseRun/slice';
import {
  selectAssignedScreenings,
  selectAthletes,
  selectLastScreeningRun,
} from '../../store/screening/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { selectIsOnline } from '../../store/shell/selectors';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, select, take } from '../lib/effects';
import { safely } from '../lib/safely';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/whileSignedIn';
import { holdRun } from '../runs/hold';
import { saveRun } from '../runs/save';

/** How long the end of a training waits for the server before it is treated as offline, in milliseconds. */
const longestWaitForServer = 5000;

type AnswerAction = ReturnType<typeof syncActions.runsSent> | ReturnType<typeof syncActions.runRefused>;

function* save(run: LocalExerciseRun): Saga {
  yield* saveRun('exerciseRun', run, exerciseRunActions);
}

function* change(run: LocalExerciseRun): Saga {
  yield put(exerciseActions.runChanged(run));
  yield* save(run);
}

/** The athlete of the route: of its user-screening, or on the bare route the user's first athlete [RT-8]. */
function* athleteOf(userScreeningId: number | null) {
  if (userScreeningId === null) return (yield* select(selectAthletes))[0]?.id;
  return (yield* select(selectAssignedScreenings)).find(({ id }) => id === userScreeningId)?.userId;
}

/** The training of this athlete that this user has begun and not ended, on this device. */
function* unfinishedRun(userId: number) {
  const user = yield* select(selectSignedInUser);
  const runs = yield* select(selectExerciseRuns);
  return runs.findLast((run) => run.position !== null && run.userId === userId && run.recordedBy === user.id);
}

/** A new training, or undefined when there is nothing to train [TR-3]. */
function* begin(userId: number) {
  const { clock, ids } = yield* services();
  const user = yield* select(selectSignedInUser);
  const exercises = yield* select(selectTrainingExercises, userId);
  if (exercises.length === 0) return undefined;
  const run = createExerciseRun({
    clientId: ids.uuid(),
    userId,
    recordedBy: user.id,
    screeningRun: yield* select(selectLastScreeningRun, userId),
    exercises,
    now: clock.now(),
  });
  yield* change(run);
  return run;
}

/** Leaves the unfinished training as it is, no longer offered. */
function* abandon(userId: number): Saga {
  const run = yield* unfinishedRun(userId);
  if (!run) return;
  yield* change({ ...run, position: null });
  yield put(syncActions.flushRequested());
}

/** Goes on with the unfinished training, else begins one [FL-11]. */
function* goOnOrBegin(userScreeningId: number | null, userId: number | undefined): Saga {
  const { clock } = yield* services();
  const { restartOf } = yield* select(selectExerciseRunState);
  // The bare route has no user-screening, and is no wish to begin anew.
  if (userId && restartOf !== null && restartOf === userScreeningId) yield* abandon(userId);
  const run = userId && ((yield* unfinishedRun(userId)) ?? (yield* begin(userId)));
  if (!run) {
    yield put(exerciseRunActions.foundUnavailable());
    return;
  }
  yield put(exerciseRunActions.opened({ clientId: run.clientId, userScreeningId, shownAt: clock.now() }));
}

function* open({ payload: { userScreeningId } }: ReturnType<typeof exerciseRunActions.openRequested>): Saga {
  const userId = yield* athleteOf(userScreeningId);
  yield* holdRun(`training-${userId}`, exerciseRunActions, () => goOnOrBegin(userScreeningId, userId));
}

/** 'Weiter' and 'Erledigt' [TR-12 to TR-16]. */
function* goOn(action: { type: string }): Saga {
  const { clock } = yield* services();
  const { status, shownAt } = yield* select(selectExerciseRunState);
  const run = yield* select(selectOpenExerciseRun);
  if (status !== 'open' || !run) return;
  const toggle = exerciseRunActions.donePressed.match(action);
  const next = leaveUnit(run, { toggle, shownAt, now: clock.now() });
  if (!next) yield put(exerciseRunActions.stepBlocked());
  else if (next.completed) yield* whileSignedIn(() => complete(next));
  else yield* showStep(next);
}

function* showStep(run: LocalExerciseRun): Saga {
  const { clock } = yield* services();
  yield put(exerciseActions.runChanged(run));
  yield put(exerciseRunActions.stepShown({ shownAt: clock.now() }));
  yield* save(run);
}

/** Whether the server takes the run as it is now, once that is known. */
function* waitForServer({ clientId, clientRevision }: LocalExerciseRun): Saga<boolean> {
  const isThisRun = (sent: { clientId: string; revision: number }) =>
    sent.clientId === clientId && sent.revision === clientRevision;
  while (true) {
    const action = yield* take<AnswerAction>(syncActions.runsSent, syncActions.runRefused);
    if (syncActions.runRefused.match(action) && isThisRun(action.payload)) return false;
    if (syncActions.runsSent.match(action) && action.payload.sent.some(isThisRun)) return true;
  }
}

/** Has the run sent, if the device is online, and answers whether the server has it [TR-17]. */
function* isSentInTime(run: LocalExerciseRun): Saga<boolean> {
  if (!(yield* select(selectIsOnline))) return false;
  yield put(syncActions.flushRequested());
  const { isSent } = (yield race({
    isSent: rawCall(waitForServer, run),
    timeout: delay(longestWaitForServer),
  })) as { isSent?: boolean };
  return isSent === true;
}

/** Saves the completed training and has it sent; without the server it ends as it does offline [TR-17, TR-18, TR-20]. */
function* complete(run: LocalExerciseRun): Saga {
  yield put(exerciseRunActions.submitted());
  yield* change(run);
  const isSent = yield* isSentInTime(run);
  const { isUnsaved } = yield* select(selectExerciseRunState);
  if (!isSent && !isUnsaved) {
    yield put(
      toastsActions.requested({ type: 'success', text: syncTexts.trainingKept, survivesNavigation: true }),
    );
  }
  yield put(exerciseRunActions.completed({ isSent }));
}

function* goBack(): Saga {
  const { status } = yield* select(selectExerciseRunState);
  const run = yield* select(selectOpenExerciseRun);
  if (status === 'open' && run) yield* showStep(stepBack(run));
}

/** Typing saves the note [CO-10]. */
function* keepNote(): Saga {
  const run = yield* select(selectOpenExerciseRun);
  const { isBlocked } = yield* select(selectExerciseRunState);
  if (isBlocked) yield put(exerciseRunActions.blockLifted());
  if (run) yield* save(run);
}

/** The person has made room. A training that is over has missed its sending with its saving [TR-17]. */
function* saveAgain(): Saga {
  const run = yield* select(selectOpenExerciseRun);
  if (!run) return;
  yield* save(run);
  if (run.completed) yield put(syncActions.flushRequested());
}

/** A training, from its opening to its completion. */
export function* exerciseRunSaga(): Saga {
  yield takeLatest(exerciseRunActions.openRequested.type, safely('openTraining', open));
  yield takeEvery(
    [exerciseRunActions.nextPressed.type, exerciseRunActions.donePressed.type],
    safely('nextExercise', goOn),
  );
  yield takeEvery(exerciseRunActions.backPressed.type, safely('previousExercise', goBack));
  yield takeEvery(exerciseActions.noteWritten.type, safely('keepNote', keepNote));
  yield takeEvery(exerciseRunActions.saveRequested.type, safely('saveTrainingAgain', saveAgain));
}
