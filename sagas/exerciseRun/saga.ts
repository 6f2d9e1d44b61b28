import { createExerciseRun, leaveUnit } from '../../src/domain/exerciseRun';
import type { LocalExerciseRun, SentRun } from '../../src/domain/runs';
import { syncTexts } from '../../src/texts/sync';
import { selectTrainingExercises } from '../../store/exercise/selectors';
import { selectExerciseRunState } from '../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../store/exerciseRun/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectLastScreeningRun } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectAthletes, selectUserScreening } from '../../store/screening/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { delay, put, race, type Saga, select, take } from '../lib/effects';
import { runSteps } from '../runs/steps';

/** Milliseconds that a completed exercise run waits for the server before it is treated as offline. */
const longestWaitForServer = 5000;

/** The athlete of the user screening in the route. Without one in the route: the user's first athlete [RT-8]. */
function* athleteOf(userScreeningId: number | null): Saga<number | undefined> {
  if (userScreeningId === null) return (yield* select(selectAthletes))[0]?.id;
  return (yield* select(selectUserScreening, userScreeningId))?.userId;
}

/** Waits until the server has stored or refused this revision of the run. Returns whether it was stored. */
function* waitForServer({ clientId, clientRevision }: LocalExerciseRun): Saga<boolean> {
  const isThisRun = (sent: Pick<SentRun, 'clientId' | 'revision'>) =>
    sent.clientId === clientId && sent.revision === clientRevision;
  while (true) {
    const action = yield* take(runsActions.sent, runsActions.refused);
    if (runsActions.refused.match(action) && isThisRun(action.payload)) return false;
    if (runsActions.sent.match(action) && action.payload.sent.some(isThisRun)) return true;
  }
}

/** Returns whether the server has the run within the time limit; false when offline [TR-17]. */
function* isSentInTime(run: LocalExerciseRun): Saga<boolean> {
  if (!(yield* select(selectIsOnline))) return false;
  const { isSent } = yield* race({
    isSent: () => waitForServer(run),
    late: () => delay(longestWaitForServer),
  });
  return isSent === true;
}

/** An exercise run that did not reach the server ends as it does offline [TR-17, TR-18, TR-20]. */
function* complete(run: LocalExerciseRun): Saga {
  const isSent = yield* isSentInTime(run);
  const { isUnsaved } = yield* select(selectExerciseRunState);
  if (!isSent && !isUnsaved) {
    yield* put(
      toastsActions.requested({ type: 'success', text: syncTexts.trainingKept, survivesNavigation: true }),
    );
  }
  yield* put(exerciseRunActions.completed({ isSent }));
}

/** The steps of an exercise run, from opening to completion. */
export const exerciseRunSaga = runSteps({
  kind: 'exerciseRun',
  actions: exerciseRunActions,

  *plan(userScreeningId) {
    const userId = yield* athleteOf(userScreeningId);
    if (userId === undefined) return null;
    const exercises = yield* select(selectTrainingExercises, userId);
    const screeningRun = yield* select(selectLastScreeningRun, userId);
    return {
      name: `training-${userId}`,
      fits: (run) => run.userId === userId,
      create: (beginning) =>
        exercises.length === 0 ? null : createExerciseRun({ ...beginning, userId, screeningRun, exercises }),
    };
  },

  // biome-ignore lint/correctness/useYield: it must be a saga, but has nothing to wait for.
  *leaveStep(run, action, times) {
    return leaveUnit(run, { toggle: exerciseRunActions.donePressed.match(action), ...times });
  },

  alsoLeaves: [exerciseRunActions.donePressed],
  answered: [runsActions.noteWritten, runsActions.unitPainReported],
  complete,
});
