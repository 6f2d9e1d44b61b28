import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

/** Milliseconds after which a live channel that was lost once is being connected again. */
const longestReconnection = 10_000;

/** A device of Anna with a run that waits, and the server that does not have it. */
const withWaitingRun = async () => {
  const app = await startUpdatedApp({ device: aDeviceOf(anna, true) });
  const run = aWaitingScreeningRun();
  await record(app, run);
  return { app, run };
};

/** Breaks the live channel. The server accepts the next connection. */
const reconnectLive = async (app: App) => {
  const lost = app.live.latest();
  lost.break();
  await pass(longestReconnection);
  expect(app.live.latest()).not.toBe(lost);
  app.live.latest().succeed();
  await app.act();
};

describe('a flush also runs', () => {
  test('[FL-12] at a sign-in', async () => {
    const { app, run } = await withWaitingRun();
    await app.act(sessionActions.logoutRequested());
    expect(onDevice(app.device, run).isDirty).toBe(true);
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    expect(app.http.matching(/POST \/screening\/runs/)).toHaveLength(1);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[FL-12] at a start with a signed-in user', async () => {
    const { app, run } = await withWaitingRun();
    app.kill();
    const { device, server } = app;
    const next = await startApp({ device, server });
    expect(next.http.matching(/POST \/screening\/runs/)).toHaveLength(1);
    expect(onDevice(device, run).isDirty).toBe(false);
  });

  test('[FL-12] when the live channel comes back while a run waits', async () => {
    const { app, run } = await withWaitingRun();
    await reconnectLive(app);
    expect(app.http.matching(/POST \/screening\/runs/)).toHaveLength(1);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });
});

test('[FL-12] no flush runs when the live channel comes back while nothing waits', async () => {
  const app = await startUpdatedApp({ device: aDeviceOf(anna, true) });
  await reconnectLive(app);
  expect(runsOn(app.device)).toEqual([]);
  expect(app.typesOf(syncActions.flushStarted.type)).toEqual([]);
});
