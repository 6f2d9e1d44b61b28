import { appVersionActions } from '../../store/appVersion/slice';
import { guardActions } from '../../store/guard/slice';
import { syncActions } from '../../store/sync/slice';
import { updateActions } from '../../store/update/slice';
import { aScreening } from '../builders';
import { screening } from '../fakes/club';
import type { Fault } from '../fakes/FakeHttp';
import { contentSteps } from './contentSteps';
import { deskSteps } from './deskSteps';
import { entrySteps } from './entrySteps';
import { type Act, choose, logIn, type Moment, users, withData } from './moment';
import { planSteps } from './planSteps';
import { runSteps } from './runSteps';
import { trackSteps } from './trackSteps';
import type { Tab, World } from './world';

const logOut: Act = ({ world, tab, app }) => app.state().session.user !== null && world.logOut(tab);

const enterRoute = ({ app, choice }: Moment) => {
  const guard = choose(['initialised', 'refresh', 'refreshWithScreening'] as const, choice);
  app.dispatch(guardActions.entered({ visit: String(choice), guard }));
};

/** Everything that the page 'Nicht übertragen' shows is in the file. */
const exportUnsent = withData(({ world, tab, app }) => {
  world.exports.request(tab);
  app.dispatch(syncActions.exportRequested());
});

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
  if (!appVersion.isWaiting) return app.appVersion.find();
  if (screeningRun.status !== 'closed' || exerciseRun.status !== 'closed') return false;
  return app.dispatch(appVersionActions.confirmed());
};

/** All requests to the server get a fault, until it is repaired or the world is healed. */
const breakServer = ({ world, choice }: Moment) => {
  world.trouble = choose<Fault>([503, 'requestLost', { slow: 2000 }, { slow: 6000 }], choice);
};

const mendServer = ({ world }: Moment) => {
  if (world.trouble === null) return false;
  world.trouble = null;
};

const jump = ({ world, choice }: Moment) => {
  const by = choose([-86_400_000, -60_000, 60_000, 3_600_000], choice);
  world.clockOffset += by;
  if (by < 0) world.witness.saw('the clock is set back');
};

const steps = {
  logIn,
  logOut,
  update: withData(({ app }) => app.dispatch(updateActions.updateRequested())),
  retryUpdate: withData(({ app }) => app.dispatch(updateActions.retryRequested())),
  flush: ({ app }: Moment) => app.dispatch(syncActions.flushRequested()),
  sendNow: withData(({ app }) => app.dispatch(syncActions.sendNowRequested())),
  exportUnsent,
  enterRoute,
  ...runSteps,
  ...entrySteps,
  goOffline: ({ world }: Moment) => world.setOnline(false),
  goOnline: ({ world }: Moment) => world.setOnline(true),
  kill: ({ world, tab }: Moment) => world.kill(tab),
  freeze: ({ world, tab }: Moment) => world.freeze(tab),
  revoke: ({ world, choice }: Moment) => world.revoke(choose(users, choice), (choice >> 3) % 3 === 1),
  acceptAll: ({ world }: Moment) => world.acceptAll(),
  changeContent,
  updateApp,
  breakServer,
  mendServer,
  jump,
} satisfies Record<string, Act>;

export type StepName =
  | keyof typeof steps
  | keyof typeof deskSteps
  | keyof typeof planSteps
  | keyof typeof contentSteps
  | keyof typeof trackSteps;

/** The steps of every scenario. */
export const stepNames = Object.keys(steps) as StepName[];

/** The steps that are added where the server has a desk. */
export const deskStepNames = Object.keys({ ...deskSteps, ...planSteps }) as StepName[];

/** The steps that are added where the server keeps the club's own content. */
export const contentStepNames = Object.keys(contentSteps) as StepName[];

/** The steps of an evening at the track. */
export const trackStepNames = Object.keys(trackSteps) as StepName[];

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
  assign: 2,
  beginNote: 2,
  keepNote: 4,
  settle: 3,
  colleagueWrites: 3,
  colleagueAssigns: 2,
  changePlan: 4,
  colleagueChangesPlan: 3,
  mendServer: 2,
  writeDraft: 4,
  typeDraft: 2,
  leaveField: 2,
  settleDraft: 2,
  walkAtTrack: 12,
  answerAtTrack: 5,
  nextAtTrack: 4,
  jumpAtTrack: 2,
  finishAtTrack: 3,
  finishAllAtTrack: 4,
  correctScreening: 3,
};

/** The same steps, each repeated by its frequency. */
export const byFrequency = (names: readonly StepName[]): StepName[] =>
  names.flatMap((name) => Array.from({ length: frequency[name] ?? 1 }, () => name));

const acts: Readonly<Record<StepName, Act>> = {
  ...steps,
  ...deskSteps,
  ...planSteps,
  ...contentSteps,
  ...trackSteps,
};

/** Performs the step in the tab, if its app has started. */
export const perform = (name: StepName, world: World, tab: Tab, choice: number) => {
  world.report(world.track.stepped(Date.now()));
  if (!tab.app || tab.isDead) return;
  if (acts[name]({ world, tab, app: tab.app, choice }) !== false) world.witness.saw(`step: ${name}`);
};
