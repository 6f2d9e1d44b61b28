import { selectTracksideGrid, selectTracksideRun } from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { anna, ben, tina } from '../../fakes/club';
import type { Device } from '../../fakes/device';
import type { FakeServer } from '../../fakes/FakeServer';
import { type App, startApp, startUpdatedApp } from '../../fakes/startApp';
import { pass } from '../../fakes/virtualTime';

/** How long a trainer looks at a test, in milliseconds. */
export const aLook = 4000;

/** Tina's device with the page of the track, before a session. */
export const openTrack = async (on: { device?: Device; server?: FakeServer } = {}) => {
  const app = on.device
    ? await startApp({ device: on.device, ...(on.server && { server: on.server }) })
    : await startUpdatedApp({ user: tina, ...(on.server && { server: on.server }) });
  await app.act(tracksideActions.openRequested());
  return app;
};

/** Tina with a session of Anna and Ben, test by test, at Anna's first test. */
export const beginSession = async (on: { server?: FakeServer } = {}) => {
  const app = await openTrack(on);
  await app.act(
    tracksideActions.beginRequested({
      userIds: [anna.id, ben.id],
      screeningId: 31,
      order: 'byTest',
      hasNumbers: true,
    }),
  );
  return app;
};

export const trackOf = (app: App) => {
  const { trackside } = app.state();
  if (!trackside?.session) throw new Error('There is no session.');
  return { ...trackside, session: trackside.session };
};

/** Where the trainer is. */
export const place = (app: App) => {
  const { at } = trackOf(app).session;
  if (!at) throw new Error('Nobody is here.');
  return at;
};

export const runOf = (app: App, userId: number) => {
  const run = selectTracksideRun(app.state(), userId);
  if (!run) throw new Error(`${userId} has no run.`);
  return run;
};

/** The states of the cells of each athlete. */
export const states = (app: App) =>
  selectTracksideGrid(app.state()).map(({ cells }) => cells.map(({ state }) => state));

/** Answers the yes/no question of the test on the screen. */
export const check = (app: App, checked: boolean | null = true, cell = place(app)) =>
  app.act(tracksideActions.questionAnswered({ cell, questionId: cell.testId + 100, side: null, checked }));

/** Chooses a value of the only range question, that of the first test. */
export const choose = (app: App, questionRangeValueId: number | null = 1211, cell = place(app)) =>
  app.act(
    tracksideActions.rangeQuestionAnswered({ cell, questionId: 121, side: null, questionRangeValueId }),
  );

/** Presses 'Nächste Person' after a look. */
export const goOn = async (app: App) => {
  await pass(aLook);
  await app.act(tracksideActions.nextPressed(place(app)));
};

/** Answers the test on the screen, and goes on. */
export const answerAndGoOn = async (app: App) => {
  await check(app);
  if (place(app).testId === 11) await choose(app);
  await goOn(app);
};

/** Answers all tests of both. */
export const answerAll = async (app: App) => {
  for (let cells = 0; cells < 6; cells += 1) await answerAndGoOn(app);
};
