/** The start page comes before everything else is read [CO-28]. */
import type { LocalRun } from '../../../src/domain/runs';
import type { Database } from '../../../src/services/ports';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { screeningActions } from '../../../store/screening/slice';
import { sessionActions } from '../../../store/session/slice';
import { videosActions } from '../../../store/videos/slice';
import { anna, ben } from '../../fakes/club';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';

onVirtualTime();

/** After this time without a change it is kept, on the disk, what the start page shows. */
const quietTime = 1100;

const waiting = aWaitingScreeningRun();

/** More trainings that the server has than come with those that are asked for. */
const sentTrainings = Array.from({ length: 9 }, (_, index) =>
  aWaitingExerciseRun({ clientId: `training ${index}`, id: 100 + index, isDirty: false }),
);

/** Records runs, and shows them as they are on the device. */
const recordAndShow = async (app: App, ...runs: LocalRun[]) => {
  await record(app, ...runs);
  for (const { kind, clientId } of runs)
    app.dispatch(
      runsActions.saved({ kind, clientId, localId: Number(onDevice(app.device, { clientId }).localId) }),
    );
};

/** Anna's app has something to show on the start page, has kept what that is, and is closed. */
const leaveApp = async (prepare: (app: App) => Promise<void> = async () => {}) => {
  const app = await startUpdatedApp();
  app.network.goOffline();
  await recordAndShow(app, waiting, ...sentTrainings);
  await prepare(app);
  await pass(quietTime);
  app.kill();
  return app;
};

/** Starts the app again, up to the point where the worker has not yet told what it has read. */
const startWhileReading = async (
  { device, server }: App,
  wrapPage: (database: Database) => Database = (it) => it,
) => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const app = await startApp({
    device,
    server,
    isOnline: false,
    wrap: (services) => ({ ...services, database: wrapPage(services.database) }),
    wrapInWorker: (database) => ({
      ...database,
      load: async (owner) => {
        const stored = await database.load(owner);
        await told;
        return stored;
      },
    }),
  });
  const endReading = async () => {
    tell();
    await settle();
  };
  return { app, endReading };
};

const clientIds = (app: App) => {
  const { screeningRun, exerciseRun } = app.state().runs;
  return [...screeningRun, ...exerciseRun].map(({ clientId }) => clientId);
};

test('[CO-28] a start shows first what the start page shows, and then everything', async () => {
  const { app, endReading } = await startWhileReading(await leaveApp());
  expect(app.state().session).toMatchObject({
    status: 'starting',
    user: { id: anna.id },
    isDataInitialized: true,
  });
  expect(clientIds(app)).toContain(waiting.clientId);
  expect(clientIds(app)).not.toContain('training 0');
  await endReading();
  expect(app.state().session).toMatchObject({
    status: 'signedIn',
    user: { id: anna.id },
    isDataInitialized: true,
  });
  expect(clientIds(app)).toEqual(expect.arrayContaining(runsOn(app.device).map(({ clientId }) => clientId)));
});

test('[CO-28] what was begun right before a kill is shown, too', async () => {
  const before = await leaveApp();
  const begun = aWaitingExerciseRun({ clientId: 'begun', position: 0 });
  await (await startApp({ device: before.device, server: before.server, isOnline: false })).database.saveRun(
    begun,
  );
  const { app, endReading } = await startWhileReading(before);
  expect(clientIds(app)).toContain('begun');
  await endReading();
});

test.each<[string, (app: App) => Promise<void>]>([
  ['another person has left it', async ({ dispatch }) => void dispatch(sessionActions.loggedIn(ben))],
  [
    'a run is damaged',
    async ({ device, page }) => {
      device.disk.unreadableRuns.push({ userId: anna.id });
      page.show(false);
      page.show(true);
      await settle();
    },
  ],
  [
    'too many runs wait',
    (app) =>
      recordAndShow(
        app,
        ...Array.from({ length: 201 }, (_, index) => aWaitingScreeningRun({ clientId: `run ${index}` })),
      ),
  ],
  ['the device lacks some of the data', async ({ session }) => session.saveDataInitialized(false)],
])('[CO-28] everything is read first when %s', async (_case, prepare) => {
  const before = await leaveApp(async (app) => {
    await prepare(app);
    await app.act(sessionActions.restored({ user: app.state().session.user, isDataInitialized: true }));
  });
  before.session.saveUser({ ...anna });
  const { app, endReading } = await startWhileReading(before);
  expect(app.state().session).toMatchObject({ status: 'starting', user: null });
  expect(clientIds(app)).toEqual([]);
  await endReading();
  expect(app.state().session).toMatchObject({ status: 'signedIn', user: { id: anna.id } });
});

test('[CO-28] what is begun on the start page stays there when everything is read', async () => {
  const { app, endReading } = await startWhileReading(await leaveApp());
  await app.act(exerciseRunActions.openRequested({ userScreeningId: 41 }));
  const { clientId } = app.state().exerciseRun;
  expect(clientIds(app)).toContain(clientId);
  await endReading();
  expect(clientIds(app)).toContain(clientId);
  expect(clientIds(app)).toContain('training 0');
});

test('[CO-28] [AS-2] what is stored meanwhile is shown as it is on the device', async () => {
  const { app, endReading } = await startWhileReading(await leaveApp());
  const [assigned] = app.state().screening.userScreenings;
  if (!assigned) throw new Error('Nothing is assigned.');
  const changed = { ...assigned, intervalWeeks: 4 };
  await app.database.saveUserScreening(changed, null);
  await app.act(screeningActions.userScreeningChanged(changed));
  await endReading();
  expect(app.state().screening.userScreenings).toEqual([changed]);
  expect(app.state().session.status).toBe('signedIn');
});

test('[CO-28] a failure in reading the start page leaves the start as it was', async () => {
  expectErrors('showStartPage');
  const fails = () => Promise.reject(new Error('No.'));
  const { app, endReading } = await startWhileReading(await leaveApp(), (database) => ({
    ...database,
    loadSome: fails,
  }));
  expect(app.state().session).toMatchObject({ status: 'starting', user: null });
  await endReading();
  expect(app.state().session).toMatchObject({ status: 'signedIn', user: { id: anna.id } });
});

test('[CO-28] [DB-13] a database that is lost meanwhile is written again only with everything in memory', async () => {
  const { app, endReading } = await startWhileReading(await leaveApp());
  await app.database.lose();
  await settle();
  expect(runsOn(app.device)).toEqual([]);
  await endReading();
  expect(onDevice(app.device, waiting)).toMatchObject({ isDirty: true });
  // The row of the user marks a whole set, which is there only if all came back.
  const { user, exerciseRun } = app.device.disk.tables;
  expect(user.length === 0 || exerciseRun.length === sentTrainings.length).toBe(true);
});

test('[CO-28] a video comes after everything that the pages need', async () => {
  const { app, endReading } = await startWhileReading(await leaveApp());
  await app.act(videosActions.wanted('kniebeuge.mp4'));
  expect(app.state().videos.urls).toEqual({});
  await endReading();
  expect(app.state().videos.urls).toEqual({ 'kniebeuge.mp4': expect.any(String) });
});

test('[CO-28] [SE-1] a sign-in that ends meanwhile stays ended, and nothing of it is shown', async () => {
  const { app, endReading } = await startWhileReading(await leaveApp());
  await app.act(sessionActions.expired({ token: String(app.state().session.user?.token) }));
  await endReading();
  expect(app.state().session).toMatchObject({ status: 'signedOut', user: null });
  expect(clientIds(app)).toEqual([]);
});
