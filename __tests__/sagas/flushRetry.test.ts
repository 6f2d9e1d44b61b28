/** @jest-environment node */
import { sessionActions } from '../../store/slices/session';
import { syncActions } from '../../store/slices/sync';
import { aClub, anna } from '../fakes/club';
import { aDeviceOf } from '../fakes/device';
import { aWaitingScreeningRun, aWaitingTraining, onDevice, record } from '../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../fakes/virtualTime';

onVirtualTime();

const { flushRequested, flushFinished } = syncActions;
/** How long a call is tried inside one flush, until it fails. */
const oneFlush = 6000;

/** An app with a run that waits, whose server fails. */
const withFailingServer = async () => {
  const app = await startUpdatedApp();
  const run = aWaitingScreeningRun();
  await record(app, run);
  app.http.always(/POST .*runs/, 503);
  await app.act(flushRequested());
  await pass(oneFlush);
  return { app, run };
};

/** When each flush of this tab began, in seconds since the beginning. */
const starts = (app: App) => {
  const posts = app.http.matching(/POST/).map(({ at }) => (at - beginning) / 1000);
  return posts.filter((_at, index) => index % 4 === 0);
};

describe('a failed flush', () => {
  beforeEach(() => expectErrors('flush'));

  test('[FL-1] is tried again by itself, after waits that grow up to 5 min', async () => {
    const { app } = await withFailingServer();
    await pass(1_000_000);
    expect(starts(app)).toEqual([0, 11, 32, 83, 224, 530, 836]);
  });

  test('[FL-4] says why it failed and when it is tried again, and no more than that', async () => {
    const { app } = await withFailingServer();
    expect(app.state().sync).toMatchObject({
      status: 'failed',
      failure: 'Fehler 503',
      nextTryAt: beginning + oneFlush + 5000,
    });
    expect(app.state().toasts.messages).toEqual([]);
    await pass(5000);
    expect(app.state().sync).toMatchObject({ status: 'sending', failure: null, nextTryAt: null });
  });

  test('[FL-1] [FL-7] once it gets through, all is at rest, and the next failure waits 5 s again', async () => {
    const { app, run } = await withFailingServer();
    await pass(5000 + oneFlush);
    app.http.heal();
    await pass(15_000);
    expect(onDevice(app.device, run).isDirty).toBe(false);
    expect(app.state().sync).toMatchObject({ status: 'idle', failure: null, nextTryAt: null, failures: 0 });
    app.http.always(/POST .*runs/, 503);
    await record(app, aWaitingScreeningRun());
    await app.act(flushRequested());
    await pass(oneFlush);
    expect(app.state().sync.nextTryAt).toBe(Date.now() + 5000);
  });

  test('does not hold up a request that comes meanwhile, and leaves nothing behind', async () => {
    const { app, run } = await withFailingServer();
    app.http.heal();
    await app.act(flushRequested());
    expect(onDevice(app.device, run).isDirty).toBe(false);
    await pass(600_000);
    expect(app.typesOf(flushFinished.type)).toHaveLength(2);
  });

  test('a request that fails too goes on with the longer wait alone', async () => {
    const { app } = await withFailingServer();
    await pass(1000);
    await app.act(flushRequested());
    await pass(60_000);
    expect(starts(app)).toEqual([0, 7, 28]);
  });

  test('[FL-2] a lost network ends the tries; its return sends at once', async () => {
    const { app, run } = await withFailingServer();
    app.network.goOffline();
    await pass(600_000);
    expect(app.state().sync.nextTryAt).toBeNull();
    expect(app.typesOf(flushFinished.type)).toHaveLength(1);
    app.http.heal();
    app.network.goOnline();
    await pass(0);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[FL-2] a network that is lost in the middle leaves no next try', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingScreeningRun());
    app.http.always(/POST .*runs/, 503);
    await app.act(flushRequested());
    app.network.goOffline();
    await pass(600_000);
    expect(app.state().sync).toMatchObject({ status: 'failed', nextTryAt: null });
    expect(app.typesOf(flushFinished.type)).toHaveLength(1);
  });

  test('[SE-1] a logout ends the tries, and nothing of them reaches the next user', async () => {
    const { app, run } = await withFailingServer();
    await app.act(sessionActions.logoutRequested());
    expect(app.state().sync).toMatchObject({ status: 'idle', failure: null, nextTryAt: null, failures: 0 });
    app.http.heal();
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    await pass(600_000);
    // That of Anna, and Ben's own at his sign-in.
    expect(app.typesOf(flushFinished.type)).toHaveLength(2);
    expect(onDevice(app.device, run).isDirty).toBe(true);
  });

  test('[SE-1] the first failure of the next user waits 5 s, however long the one before waited', async () => {
    const { app } = await withFailingServer();
    await pass(100_000);
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    await record(app, aWaitingScreeningRun({ userId: 3, recordedBy: 3 }));
    await app.act(flushRequested());
    await pass(oneFlush);
    expect(app.state().sync.nextTryAt).toBe(Date.now() + 5000);
  });
});

describe('no failure', () => {
  test('[CO-6] is a training that waits for its refused screening run: nothing is tried again', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run, aWaitingTraining({ screeningRunClientId: run.clientId }));
    app.server.refusals.set(run.clientId, 422);
    await app.act(flushRequested());
    expect(app.state().sync).toMatchObject({ status: 'idle', nextTryAt: null });
    await pass(600_000);
    expect(app.http.requests).toHaveLength(1);
  });

  test('[FL-9] is a 401: the sign-in is over, and with it every try', async () => {
    const app = await startUpdatedApp({ device: aDeviceOf(anna, true) });
    await record(app, aWaitingScreeningRun());
    app.server.revoke(anna.token);
    await app.act(flushRequested());
    await pass(600_000);
    expect(app.state().sync).toMatchObject({ status: 'idle', nextTryAt: null });
    expect(app.http.requests).toHaveLength(1);
  });

  test('[FL-10] is what another tab has sent meanwhile: the next try finds nothing to send', async () => {
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

test('[FL-10] a flush that waits for another tab counts as sending, and ends with it', async () => {
  const first = await startUpdatedApp({ server: aClub() });
  const second = await startApp({ device: first.device, server: first.server });
  await record(first, aWaitingScreeningRun());
  first.http.always(/POST/, { late: 5000 });
  await first.act(flushRequested());
  await second.act(flushRequested());
  expect(second.state().sync.status).toBe('sending');
  await pass(5000);
  expect(second.state().sync.status).toBe('idle');
});
