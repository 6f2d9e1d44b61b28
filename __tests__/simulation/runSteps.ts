import { exerciseRunActions } from '../../store/exerciseRun/slice';
import { runsActions } from '../../store/runs/slice';
import { selectCurrentTest } from '../../store/screeningRun/selectors';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { type Act, choose, type Moment, withData } from './moment';

const openScreening = withData(({ app, choice }) => {
  const userScreeningId = choose([41, 42], choice);
  app.dispatch(screeningRunActions.openRequested({ userScreeningId }));
});

const openTraining = withData(({ app, choice }) => {
  const userScreeningId = choose([41, 42, null], choice);
  app.dispatch(exerciseRunActions.openRequested({ userScreeningId }));
});

type RunAct = (moment: Moment, clientId: string) => unknown;

const isOnTheWay = (status: string) => status === 'opening' || status === 'elsewhere';

/** Performs the action only while a run of this kind is open; else opens one. */
const inRun =
  (kind: 'screeningRun' | 'exerciseRun', open: Act) =>
  (act: RunAct): Act =>
  (moment) => {
    const { status, clientId } = moment.app.state()[kind];
    if (status === 'open' && clientId) return act(moment, clientId);
    if (!isOnTheWay(status)) open(moment);
    return false;
  };

const inScreening = inRun('screeningRun', openScreening);
const inTraining = inRun('exerciseRun', openTraining);

const answer = inScreening(({ app, choice }, clientId) => {
  const test = selectCurrentTest(app.state());
  const [range] = test?.rangeQuestions ?? [];
  const [question] = test?.questions ?? [];
  if (test && range && choice % 2 === 0) {
    const { id } = choose(range.questionRangeValues, choice >> 1);
    const payload = { clientId, testId: test.id, questionId: range.id, questionRangeValueId: id };
    return app.dispatch(runsActions.rangeQuestionAnswered(payload));
  }
  if (!test || !question) return false;
  const payload = { clientId, testId: test.id, questionId: question.id, checked: choice % 4 < 2 };
  return app.dispatch(runsActions.questionAnswered(payload));
});

/** Performs a whole test at once. */
const walkTest = inScreening((moment, clientId) => {
  const test = selectCurrentTest(moment.app.state());
  const [range] = test?.rangeQuestions ?? [];
  const [value] = range?.questionRangeValues ?? [];
  if (test && range && value) {
    const payload = { clientId, testId: test.id, questionId: range.id, questionRangeValueId: value.id };
    moment.app.dispatch(runsActions.rangeQuestionAnswered(payload));
  }
  moment.app.dispatch(screeningRunActions.nextPressed());
});

const writeNote = inTraining(({ app, choice }, clientId) => {
  app.dispatch(runsActions.noteWritten({ clientId, athleteNote: `Notiz ${choice}` }));
});

/** The app offers a restart only while the run is not on the screen. */
const restart = withData(({ app, choice }) => {
  const { screeningRun, exerciseRun } = app.state();
  const userScreeningId = choose([41, 42], choice);
  const [{ status }, { restartRequested, openRequested }] = choose(
    [[screeningRun, screeningRunActions] as const, [exerciseRun, exerciseRunActions] as const],
    choice,
  );
  if (status !== 'closed') return false;
  app.dispatch(restartRequested({ userScreeningId }));
  return app.dispatch(openRequested({ userScreeningId }));
});

/** Steps of screening runs and exercise runs. */
export const runSteps = {
  openScreening,
  answer,
  next: inScreening(({ app }) => app.dispatch(screeningRunActions.nextPressed())),
  walkTest,
  back: inScreening(({ app }) => app.dispatch(screeningRunActions.backPressed())),
  openTraining,
  writeNote,
  nextExercise: inTraining(({ app }) => app.dispatch(exerciseRunActions.nextPressed())),
  finishExercise: inTraining(({ app }) => app.dispatch(exerciseRunActions.donePressed())),
  backExercise: inTraining(({ app }) => app.dispatch(exerciseRunActions.backPressed())),
  saveAgain: ({ app, choice }: Moment) =>
    app.dispatch(choose([screeningRunActions, exerciseRunActions], choice).saveRequested()),
  restart,
  leave: ({ app, choice }: Moment) =>
    app.dispatch(choose([screeningRunActions, exerciseRunActions], choice).closed()),
};
