/** @jest-environment node */
import { sessionActions } from '../../store/slices/session';
import { syncActions } from '../../store/slices/sync';
import { updateLogActions } from '../../store/slices/updateLog';
import { anna, ben } from '../fakes/club';
import { aWaitingScreeningRun, onDevice, record } from '../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass, settle } from '../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateLogActions;

/** Signs out, or somebody else in, as another tab of the device does. */
const inAnotherTab = async (app: App, work: (tab: App) => void | Promise<void>) => {
  const tab = await startApp({ device: app.device, server: app.server });
  await work(tab);
  await settle();
};

describe('a 401', () => {
  test('[RE-1] [RE-2] logs out and reloads the page, without a retry', async () => {
    const app = await startUpdatedApp();
    app.server.revoke(anna.token);
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.http.requests).toHaveLength(1);
    expect(app.state().session).toMatchObject({ status: 'signedOut', leftByChoice: false });
    expect(app.session.user()).toBeNull();
    expect(app.session.isDataInitialized()).toBe(false);
    expect(app.page.reloads).toBe(1);
  });

  test('[RE-1] [SE-1] leaves nothing of the call that met it behind', async () => {
    const app = await startUpdatedApp();
    app.server.revoke(anna.token);
    await app.act(updateRequested());
    expect(app.state().updateLog).toMatchObject({ status: 'idle', entries: [] });
    expect(app.state().videos).toMatchObject({ present: [], unavailable: [] });
    expect(app.state().loading.inFlight).toBe(0);
  });

  test('[RE-1] of several calls at once logs out once', async () => {
    const app = await startUpdatedApp();
    app.device.disk.videos.clear();
    app.http.always(/video/, 401);
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    expect(app.typesOf('session/loggedOut')).toHaveLength(1);
    expect(app.state().videos.unavailable).toEqual([]);
  });

  test('[RE-1] reloads only after every save on its way is written', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    let writtenAtReload: unknown;
    app.page.onReload = () => {
      writtenAtReload = onDevice(app.device, run).clientRevision;
      app.kill();
    };
    app.http.script(/POST/, 401);
    await record(app, run);
    app.dispatch(syncActions.flushRequested());
    // While the 401 is under way, a step is taken; the write is in the queue when the session ends.
    void app.database.saveRun('screeningRun', { ...run, clientRevision: 4 });
    await settle();
    expect(app.page.reloads).toBe(1);
    expect(writtenAtReload).toBe(4);
  });

  test('[RE-1] a database that cannot be written does not keep the page from reloading', async () => {
    expectErrors('waitForSaves');
    const app = await startUpdatedApp();
    app.database.settled = () => Promise.reject(new Error('broken'));
    app.server.revoke(anna.token);
    await app.act(updateRequested());
    expect(app.page.reloads).toBe(1);
  });
});

describe('what another tab does with the session', () => {
  test('[SE-1] a logout there is a logout here', async () => {
    const app = await startUpdatedApp();
    await inAnotherTab(app, (tab) => tab.act(sessionActions.logoutRequested()));
    expect(app.state().session).toMatchObject({ status: 'signedOut', user: null });
    expect(app.state().screening.userScreenings).toEqual([]);
  });

  test('[SE-1] somebody else signing in there reloads this tab, which then is theirs', async () => {
    const app = await startUpdatedApp();
    await inAnotherTab(app, async (tab) => {
      await tab.act(sessionActions.logoutRequested());
      await tab.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    });
    expect(app.page.reloads).toBe(1);
    app.kill();
    const reloaded = await startApp({ device: app.device, server: app.server });
    expect(reloaded.state().session.user).toEqual(ben);
  });

  test('[SE-1] a new sign-in of the same user there does not leave this tab with the old token', async () => {
    const app = await startUpdatedApp();
    app.device.localItems.values.set('currentUser', JSON.stringify({ ...anna, token: 'a-newer-token' }));
    await inAnotherTab(app, (tab) => tab.session.saveUser({ ...anna, token: 'a-newer-token' }));
    expect(app.page.reloads).toBe(1);
  });

  test('a refreshed user there leaves this tab alone', async () => {
    const app = await startUpdatedApp();
    await inAnotherTab(app, (tab) => tab.act(updateRequested()));
    expect(app.page.reloads).toBe(0);
    expect(app.state().session.user).toEqual(anna);
  });

  test('[FL-11] the reload waits for a save on its way', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    app.page.onReload = () => app.kill();
    const other = await startApp({ device: app.device, server: app.server });
    other.session.saveUser(ben);
    void app.database.saveRun('screeningRun', run);
    await settle();
    expect(app.page.reloads).toBe(1);
    expect(onDevice(app.device, run)).toMatchObject(run);
  });
});
