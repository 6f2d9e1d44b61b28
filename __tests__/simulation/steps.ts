import { appVersionActions } from '../../store/appVersion/slice';
import { chatActions } from '../../store/chat/slice';
import { exerciseRunActions } from '../../store/exerciseRun/slice';
import { selectFeedbackKey } from '../../store/feedback/selectors';
import { feedbackActions } from '../../store/feedback/slice';
import { guardActions } from '../../store/guard/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { selectCurrentTest } from '../../store/screeningRun/selectors';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { updateActions } from '../../store/update/slice';
import { aScreening } from '../builders';
import { anna, ben, screening, tina } from '../fakes/club';
import type { Fault } from '../fakes/FakeHttp';
import type { OpenApp } from '../fakes/openApp';
import type { Tab, World } from './world';

export const users = [anna, ben, tina];

interface Moment {
  world: World;
  tab: Tab;
  app: OpenApp;
  /** Any number; selects one of the possible actions. */
  choice: number;
}

const choose = <Item>(items: readonly Item[], choice: number): Item => items[choice % items.length] as Item;

const logIn = ({ app, choice }: Moment) => {
  if (app.state().session.status !== 'signedOut') return;
  const { username } = choose(users, choice);
  app.dispatch(
    sessionActions.loginRequested({ username, password: choice % 10 === 9 ? 'falsch' : 'athletik' }),
  );
};

/** Performs the action only when a user is signed in and the data is loaded. */
const withData = (act: (moment: Moment) => void) => (moment: Moment) => {
  const { user, isDataInitialized } = moment.app.state().session;
  if (!user) logIn(moment);
  else if (!isDataInitialized) moment.app.dispatch(updateActions.updateRequested());
  else act(moment);
};

const update = withData(({ app }) => app.dispatch(updateActions.updateRequested()));

const openScreening = withData(({ app, choice }) => {
  const userScreeningId = choose([41, 42], choice);
  app.dispatch(screeningRunActions.openRequested({ userScreeningId }));
});

const openTraining = withData(({ app, choice }) => {
  const userScreeningId = choose([41, 42, null], choice);
  app.dispatch(exerciseRunActions.openRequested({ userScreeningId }));
});

const isOnTheWay = (status: string) => status === 'opening' || status === 'elsewhere';

/** Performs the action only while a screening run is open. */
const inScreening = (act: (moment: Moment, clientId: string) => void) => (moment: Moment) => {
  const { status, clientId } = moment.app.state().screeningRun;
  if (status === 'open' && clientId) act(moment, clientId);
  else if (!isOnTheWay(status)) openScreening(moment);
};

const inTraining = (act: (moment: Moment, clientId: string) => void) => (moment: Moment) => {
  const { status, clientId } = moment.app.state().exerciseRun;
  if (status === 'open' && clientId) act(moment, clientId);
  else if (!isOnTheWay(status)) openTraining(moment);
};

const answer = inScreening(({ app, choice }, clientId) => {
  const test = selectCurrentTest(app.state());
  const [range] = test?.rangeQuestions ?? [];
  const [question] = test?.questions ?? [];
  if (test && range && choice % 2 === 0) {
    const { id } = choose(range.questionRangeValues, choice >> 1);
    const payload = { clientId, testId: test.id, questionId: range.id, questionRangeValueId: id };
    app.dispatch(runsActions.rangeQuestionAnswered(payload));
  } else if (test && question) {
    const payload = { clientId, testId: test.id, questionId: question.id, checked: choice % 4 < 2 };
    app.dispatch(runsActions.questionAnswered(payload));
  }
});

const next = inScreening(({ app }) => app.dispatch(screeningRunActions.nextPressed()));
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

const back = inScreening(({ app }) => app.dispatch(screeningRunActions.backPressed()));

const writeNote = inTraining(({ app, choice }, clientId) => {
  app.dispatch(runsActions.noteWritten({ clientId, athleteNote: `Notiz ${choice}` }));
});

const nextExercise = inTraining(({ app }) => app.dispatch(exerciseRunActions.nextPressed()));
const finishExercise = inTraining(({ app }) => app.dispatch(exerciseRunActions.donePressed()));
const backExercise = inTraining(({ app }) => app.dispatch(exerciseRunActions.backPressed()));

/** The app offers a restart only while the run is not on the screen. */
const restart = withData(({ app, choice }) => {
  const { screeningRun, exerciseRun } = app.state();
  const userScreeningId = choose([41, 42], choice);
  const [{ status }, { restartRequested, openRequested }] = choose(
    [[screeningRun, screeningRunActions] as const, [exerciseRun, exerciseRunActions] as const],
    choice,
  );
  if (status !== 'closed') return;
  app.dispatch(restartRequested({ userScreeningId }));
  app.dispatch(openRequested({ userScreeningId }));
});

const leave = ({ app, choice }: Moment) => {
  app.dispatch(choose([screeningRunActions, exerciseRunActions], choice).closed());
};

const enterRoute = ({ app, choice }: Moment) => {
  const guard = choose(['initialised', 'refresh', 'refreshWithScreening'] as const, choice);
  app.dispatch(guardActions.entered({ visit: String(choice), guard }));
};

const writeMessage = withData(({ app, choice }) => {
  const isTrainer = app.state().session.user?.id === tina.id;
  const recipientId = isTrainer ? choose([anna, ben], choice).id : tina.id;
  app.dispatch(outboxActions.messageWritten({ recipientId, content: `Nachricht ${choice}` }));
});

/** Gives feedback on a completed exercise run, possibly not for the first time. */
const giveFeedback = withData(({ app, choice }) => {
  const { session, runs } = app.state();
  const own = runs.exerciseRun.filter(
    ({ completed, recordedBy }) => completed && recordedBy === session.user?.id,
  );
  if (own.length === 0) return;
  const { id = null, clientId } = choose(own, choice);
  const key = selectFeedbackKey(app.state(), clientId);
  app.dispatch(feedbackActions.commented({ key, comment: `Feedback ${choice}` }));
  app.dispatch(feedbackActions.submitted({ key, exerciseRunId: id, exerciseRunClientId: clientId }));
});

const visitMessages = withData(({ app, choice }) => {
  app.dispatch(choice % 3 === 0 ? chatActions.left() : chatActions.entered());
  if (choice % 3 === 2) app.dispatch(chatActions.partnerSelected(choose(users, choice).id));
});

/** A message arrives from another device, and the live channel reports it. */
const receiveMessage = ({ world, app, choice }: Moment) => {
  const [sender, recipient] = choose(
    [
      [tina, anna],
      [tina, ben],
      [anna, tina],
    ] as const,
    choice,
  );
  world.server.chat.say(sender, recipient, `Von aussen ${choice}`);
  const connection = app.live.connections.at(-1);
  if (connection?.isOpen && connection.token === recipient.token) {
    connection.notify({ type: 'CHAT', senderId: sender.id });
  }
};

/** The club assigns another screening to its athletes; the former one stays for its runs. */
const changeContent = ({ world }: Moment) => {
  const { screenings, userScreenings } = world.server.content;
  const id = 30 + screenings.length + 1;
  screenings.push(aScreening({ ...screening, id }));
  for (const userScreening of userScreenings) userScreening.screeningId = id;
};

/** The prompt for a new app version is shown only outside of runs [SW-2]. */
const updateApp = ({ app }: Moment) => {
  const { screeningRun, exerciseRun, appVersion } = app.state();
  if (!appVersion.isWaiting) app.appVersion.find();
  else if (screeningRun.status === 'closed' && exerciseRun.status === 'closed') {
    app.dispatch(appVersionActions.confirmed());
  }
};

/** All requests to the server get a fault, until it is repaired or the world is healed. */
const breakServer = ({ world, choice }: Moment) => {
  world.trouble = choose<Fault>([503, 'requestLost', { slow: 2000 }, { slow: 6000 }], choice);
};

const mendServer = ({ world }: Moment) => {
  world.trouble = null;
};

const jump = ({ world, choice }: Moment) => {
  world.clockOffset += choose([-86_400_000, -60_000, 60_000, 3_600_000], choice);
};

const steps = {
  logIn,
  logOut: ({ app }: Moment) => {
    if (app.state().session.user) app.dispatch(sessionActions.logoutRequested());
  },
  update,
  retryUpdate: withData(({ app }) => app.dispatch(updateActions.retryRequested())),
  flush: ({ app }: Moment) => app.dispatch(syncActions.flushRequested()),
  enterRoute,
  openScreening,
  answer,
  next,
  walkTest,
  back,
  openTraining,
  writeNote,
  nextExercise,
  finishExercise,
  backExercise,
  saveAgain: ({ app, choice }: Moment) =>
    app.dispatch(choose([screeningRunActions, exerciseRunActions], choice).saveRequested()),
  restart,
  leave,
  writeMessage,
  giveFeedback,
  visitMessages,
  receiveMessage,
  goOffline: ({ world }: Moment) => world.setOnline(false),
  goOnline: ({ world }: Moment) => world.setOnline(true),
  kill: ({ world, tab }: Moment) => world.kill(tab),
  freeze: ({ world, tab }: Moment) => world.freeze(tab),
  revoke: ({ world, choice }: Moment) => world.server.revoke(choose(users, choice).token),
  changeContent,
  updateApp,
  breakServer,
  mendServer,
  jump,
};

export type StepName = keyof typeof steps;

/** Relative frequency of a step, 1 by default. Steps of runs are the most frequent. */
const frequency: Partial<Record<StepName, number>> = {
  answer: 3,
  next: 3,
  walkTest: 10,
  finishExercise: 10,
  writeNote: 2,
  writeMessage: 2,
  giveFeedback: 3,
  leave: 2,
  update: 2,
  flush: 2,
  goOffline: 2,
  goOnline: 3,
  mendServer: 2,
};

/** The names of all steps, each repeated by its frequency. */
export const stepNames: StepName[] = (Object.keys(steps) as StepName[]).flatMap((name) =>
  Array.from({ length: frequency[name] ?? 1 }, () => name),
);

/** Performs the step in the tab, if its app has started. */
export const perform = (name: StepName, world: World, tab: Tab, choice: number) => {
  if (tab.app && !tab.isDead) steps[name]({ world, tab, app: tab.app, choice });
};
