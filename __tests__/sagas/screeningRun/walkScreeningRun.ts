import { runsActions } from '../../../store/runs/slice';
import { selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { type App, startUpdatedApp } from '../../fakes/startApp';

const { openRequested, nextPressed } = screeningRunActions;

/** Returns the run on the screen. */
export const openRun = (app: App) => {
  const run = selectOpenScreeningRun(app.state());
  if (!run) throw new Error('No run is open.');
  return run;
};

export const answerRange = (app: App, questionRangeValueId: number | null = 1211) =>
  app.act(
    runsActions.rangeQuestionAnswered({
      clientId: openRun(app).clientId,
      testId: 11,
      questionId: 121,
      questionRangeValueId,
    }),
  );

export const check = (app: App, testId: number, checked = true) =>
  app.act(
    runsActions.questionAnswered({
      clientId: openRun(app).clientId,
      testId,
      questionId: testId + 100,
      checked,
    }),
  );

/** Opens Anna's app with a screening run at its first test. */
export const startRun = async () => {
  const app = await startUpdatedApp();
  await app.act(openRequested({ userScreeningId: 41 }));
  return app;
};

/** Walks through all three tests. */
export const finishRun = async (app: App) => {
  await answerRange(app);
  await app.act(nextPressed());
  await app.act(nextPressed());
  await app.act(nextPressed());
};
