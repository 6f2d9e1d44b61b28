import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { aClub, anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested, flushFinished } = syncActions;
/** Milliseconds of retries in one flush until a call fails. */
const oneFlush = 6000;

/** Opens an app with a waiting run and a failing server. */
const withFailingServer = async () => {
  const app = await startUpdatedApp();
  const run = aWaitingScreeningRun();
  await record(app, run);
  app.http.always(/POST .*runs/, 503);
  await app.act(flushRequested());
  await pass(oneFlush);
  return { app, run };
};

/** Returns the start of each flush of this tab, in seconds since the beginning. */
const starts = (app: App) => {
  const posts = app.http.matching(/POST/).map(({ at }) => (at - beginning) / 1000);
  return posts.filter((_at, index) => index % 4 === 0);
};

describe('a failed flush', () => {
  beforeEach(() => expectErrors('flush'));

  test('[FL-1] is tried again automatically, after delays that grow up to 5 min', async () => {
    const { app } = await withFailingServer();
    await pass(1_000_000);
    expect(starts(app)).toEqual([0, 11, 32, 83, 224, 530, 836]);
  });

  test('[FL-4] reports only why it failed and when it is tried again', async () => {
    const { app } = await withFailingServer();
    expect(app.state().sync).toMatchObject({
      status: 'failed',
      error: 'Fehler 503',
      nextTryAt: { runs: beginning + oneFlush + 5000, outbox: null, live: null },
    });
    expect(app.state().toasts.messages).toEqual([]);
    await pass(5000);
    expect(app.state().sync).toMatchObject({ status: 'running', error: null, nextTryAt: { runs: null } });
  });

  test('[FL-1] [FL-7] stops retrying after a success, and the next failure waits 5 s again', async () => {
    const { app, run } = await withFailingServer();
    await pass(5000 + oneFlush);
    app.http.heal();
    await pass(15_000);
    expect(onDevice(app.device, run).isDirty).toBe(false);
    expect(app.state().sync).toMatchObject({ status: 'idle', error: null, nextTryAt: { runs: null } });
    app.http.always(/POST .*runs/, 503);
    await record(app, aWaitingScreeningRun());
    await app.act(flushRequested());
    await pass(oneFlush);
    expect(app.state().sync.nextTryAt.runs).toBe(Date.now() + 5000);
  });

  test('does not delay a new request, and then is not tried again itself', async () => {
    const { app, run } = await withFailingServer();
    app.http.heal();
    await app.act(flushRequested());
    expect(onDevice(app.device, run).isDirty).toBe(false);
    await pass(600_000);
    expect(app.typesOf(flushFinished.type)).toHaveLength(2);
  });

  test('continues with only the longer delay when a new request fails, too', async () => {
    const { app } = await withFailingServer();
    await pass(1000);
    await app.act(flushRequested());
    await pass(60_000);
    expect(starts(app)).toEqual([0, 7, 28]);
  });

  test('[FL-2] is not tried again offline, and is sent at once when online', async () => {
    const { app, run } = await withFailingServer();
    app.network.goOffline();
    await pass(600_000);
    expect(app.state().sync.nextTryAt.runs).toBeNull();
    expect(app.typesOf(flushFinished.type)).toHaveLength(1);
    app.http.heal();
    app.network.goOnline();
    await pass(0);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[FL-2] is not tried again when the network is lost during the flush', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingScreeningRun());
    app.http.always(/POST .*runs/, 503);
    await app.act(flushRequested());
    app.network.goOffline();
    await pass(600_000);
    expect(app.state().sync).toMatchObject({ status: 'failed', nextTryAt: { runs: null } });
    expect(app.typesOf(flushFinished.type)).toHaveLength(1);
  });

  test('[SE-1] is not tried again after a logout, also not for the next user', async () => {
    const { app, run } = await withFailingServer();
    await app.act(sessionActions.logoutRequested());
    expect(app.state().sync).toMatchObject({ status: 'idle', error: null, nextTryAt: { runs: null } });
    app.http.heal();
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    await pass(600_000);
    // Anna's flush, and Ben's own at his sign-in.
    expect(app.typesOf(flushFinished.type)).toHaveLength(2);
    expect(onDevice(app.device, run).isDirty).toBe(true);
  });

  test('[SE-1] waits 5 s at the first failure of the next user, however long the delay was before', async () => {
    const { app } = await withFailingServer();
    await pass(100_000);
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    await record(app, aWaitingScreeningRun({ userId: 3, recordedBy: 3 }));
    await app.act(flushRequested());
    await pass(oneFlush);
    expect(app.state().sync.nextTryAt.runs).toBe(Date.now() + 5000);
  });
});

describe('no failed flush', () => {
  test('[CO-6] is reported for an exercise run that waits for its refused screening run: nothing is tried again', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run, aWaitingExerciseRun({ screeningRunClientId: run.clientId }));
    app.server.refusals.set(run.clientId, 422);
    await app.act(flushRequested());
    expect(app.state().sync).toMatchObject({ status: 'idle', nextTryAt: { runs: null } });
    await pass(600_000);
    expect(app.http.requests).toHaveLength(1);
  });

  test('[FL-9] is reported for a 401: the user is signed out, and nothing is tried again', async () => {
    const app = await startUpdatedApp({ device: aDeviceOf(anna, true) });
    await record(app, aWaitingScreeningRun());
    app.server.revoke(anna.username);
    await app.act(flushRequested());
    await pass(600_000);
    expect(app.state().sync).toMatchObject({ status: 'idle', nextTryAt: { runs: null } });
    expect(app.http.requests).toHaveLength(1);
  });

  test('[FL-10] is reported after another tab has sent the runs: the next try finds nothing to send', async () => {
    expectErrors('flush');
    const { app, run } = await withFailingServer();
    const other = await startApp({ device: app.device, server: app.server });
    await other.act(flushRequested());
    expect(onDevice(app.device, run).isDirty).toBe(false);
    await pass(600_000);
    expect(app.http.matching(/POST/)).toHaveLength(4);
    expect(app.state().sync.status).toBe('idle');
  });
});

test('[FL-10] a flush that waits for another tab counts as sending, and ends with the flush of that tab', async () => {
  const first = await startUpdatedApp({ server: aClub() });
  const second = await startApp({ device: first.device, server: first.server });
  await record(first, aWaitingScreeningRun());
  first.http.always(/POST/, { late: 5000 });
  await first.act(flushRequested());
  await second.act(flushRequested());
  expect(second.state().sync.status).toBe('running');
  await pass(5000);
  expect(second.state().sync.status).toBe('idle');
});
