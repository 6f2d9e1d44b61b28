import { createScreeningRun, lacksRangeAnswer, leaveTest } from '../../src/domain/screeningRun';
import { selectExercises } from '../../store/exercise/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectOwnUserScreenings, selectScreening } from '../../store/screening/selectors';
import {
  selectCurrentTest,
  selectRunScreening,
  selectUnfinishedScreeningRun,
} from '../../store/screeningRun/selectors';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { put, select } from '../lib/effects';
import { runSteps } from '../runs/steps';

/** The steps of a screening run, from opening to completion. */
export const screeningRunSaga = runSteps({
  kind: 'screeningRun',
  actions: screeningRunActions,

  *plan(userScreeningId) {
    const userScreenings = yield* select(selectOwnUserScreenings);
    const userScreening = userScreenings.find(({ id }) => id === userScreeningId);
    const unfinished = yield* select(selectUnfinishedScreeningRun, userScreening?.id);
    const screening = yield* select(
      selectScreening,
      unfinished?.screeningId ?? userScreening?.screeningId ?? undefined,
    );
    if (!userScreening || !screening || screening.tests.length === 0) return null;
    const { userId } = userScreening;
    const screeningId = screening.id;
    return {
      name: `screening-${userScreeningId}`,
      fits: (run) => run.userId === userId && run.screeningId === screeningId,
      create: (beginning) =>
        createScreeningRun({ ...beginning, userScreening: { ...userScreening, screeningId } }),
    };
  },

  *leaveStep(run, _action, times) {
    const test = yield* select(selectCurrentTest);
    const screening = yield* select(selectRunScreening);
    const exercises = yield* select(selectExercises);
    if (!test || !screening) return run;
    return lacksRangeAnswer(run, test) ? null : leaveTest(run, test, { screening, exercises, ...times });
  },

  answered: [runsActions.questionAnswered, runsActions.rangeQuestionAnswered, runsActions.testPainReported],

  /** The congratulation is shown without waiting for the server [SR-13, SR-14]. */
  *complete() {
    yield* put(screeningRunActions.completed({ isSent: false }));
  },
});
