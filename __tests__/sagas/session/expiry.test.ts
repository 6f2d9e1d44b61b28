import type { CurrentUser } from '../../../src/contract/schemas';
import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingFeedback, aWaitingMessage } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, reloadApp, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;

/** Opens another tab of the same device and does the work in it. */
const inAnotherTab = async (app: App, work: (tab: App) => void | Promise<void>) => {
  const tab = await startApp({ device: app.device, server: app.server });
  await work(tab);
  await settle();
};

describe('a 401', () => {
  test('[RE-1] [RE-2] logs out and reloads the page, without a retry', async () => {
    const app = await startUpdatedApp();
    app.server.revoke(anna.username);
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.http.requests).toHaveLength(1);
    expect(app.state().session).toMatchObject({ status: 'signedOut', leftByChoice: false });
    expect(app.session.user()).toBeNull();
    expect(app.session.isDataInitialized()).toBe(false);
    expect(app.page.reloads).toBe(1);
  });

  test('[RE-1] [SE-1] leaves nothing of its failed call behind', async () => {
    const app = await startUpdatedApp();
    app.server.revoke(anna.username);
    await app.act(updateRequested());
    expect(app.state().update).toMatchObject({ status: 'idle', entries: [] });
    expect(app.state().videos).toMatchObject({ present: [], unavailable: [] });
    expect(app.state().loading.inFlight).toBe(0);
  });

  test('[RE-1] in several calls at once logs out once', async () => {
    const app = await startUpdatedApp();
    app.device.disk.videos.clear();
    app.http.always(/video/, 401);
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    expect(app.typesOf('session/loggedOut')).toHaveLength(1);
    expect(app.state().videos.unavailable).toEqual([]);
  });

  test('[RE-1] reloads only after every pending save is written', async () => {
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
    // The user takes a step before the 401 arrives: its write is still queued when the session ends.
    void app.database.saveRun({ ...run, clientRevision: 4 });
    await settle();
    expect(app.page.reloads).toBe(1);
    expect(writtenAtReload).toBe(4);
  });

  test('[RE-1] reloads the page also when the database cannot be written', async () => {
    expectErrors('waitForSaves');
    const app = await startUpdatedApp();
    app.database.settled = () => Promise.reject(new Error('broken'));
    app.server.revoke(anna.username);
    await app.act(updateRequested());
    expect(app.page.reloads).toBe(1);
  });
});

describe('a 401 in a tab that does not know yet of a newer sign-in on its device', () => {
  /** A tab of Anna whose call is being answered with a 401, while another tab stores this user. */
  const refusedDuringSignInOf = async (user: CurrentUser) => {
    expectErrors('update');
    const app = await startUpdatedApp({ device: aDeviceOf(anna, true) });
    const other = await startApp({ device: app.device, server: app.server });
    app.http.script(/user/, { slow: 1000 });
    app.server.revoke(anna.username);
    await app.act(updateRequested());
    // The event that tells the first tab of the new sign-in has not arrived yet.
    app.session.kill();
    other.session.saveUser(user);
    other.session.saveDataInitialized(true);
    await pass(1000);
    return app;
  };

  test.each([
    ['another user', ben],
    ['the same user', { ...anna, token: 'a-newer-token' }],
  ])('[RE-1] [SE-1] leaves the sign-in of %s, and reloads the tab to go on with it', async (_whose, user) => {
    const app = await refusedDuringSignInOf(user);
    expect(app.session.user()).toEqual(user);
    expect(app.session.isDataInitialized()).toBe(true);
    expect(app.page.reloads).toBe(1);
    app.kill();
    const reloaded = await startApp({ device: app.device, server: app.server });
    expect(reloaded.state().session.user).toEqual(user);
  });
});

test('[RE-1] [SE-1] a late 401 of a former sign-in of this tab does not end the present one', async () => {
  const app = await startUpdatedApp();
  await app.act(sessionActions.loggedIn(ben), sessionActions.expired({ token: anna.token }));
  expect(app.state().session.user).toEqual(ben);
  expect(app.page.reloads).toBe(0);
});

describe('a change of the session in another tab', () => {
  test('[SE-1] logs out here after a logout there', async () => {
    const app = await startUpdatedApp();
    await inAnotherTab(app, (tab) => tab.act(sessionActions.logoutRequested()));
    expect(app.state().session).toMatchObject({ status: 'signedOut', user: null });
    expect(app.state().screening.userScreenings).toEqual([]);
  });

  test('[ON-4] leaves feedback the id of its training that the tab there has stored', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const { rows } = app.device.outbox;
    const waiting = aWaitingFeedback();
    const known = { ...waiting, payload: { ...waiting.payload, exerciseRunId: null } };
    rows.set(known.clientId, known);
    await app.act(outboxActions.changedElsewhere());
    await inAnotherTab(app, async (tab) => {
      rows.set(waiting.clientId, waiting);
      await tab.act(sessionActions.logoutRequested());
    });
    expect(app.state().session.user).toBeNull();
    expect(rows.get(waiting.clientId)).toEqual(waiting);
  });

  test('[ON-1] does not bring back feedback that the tab there has sent', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const { rows } = app.device.outbox;
    const waiting = aWaitingFeedback();
    rows.set(waiting.clientId, waiting);
    await app.act(outboxActions.changedElsewhere());
    await inAnotherTab(app, async (tab) => {
      rows.delete(waiting.clientId);
      await tab.act(sessionActions.logoutRequested());
    });
    expect(app.state().session.user).toBeNull();
    expect(rows.size).toBe(0);
  });

  test('[SE-1] reloads this tab for the new user after another user signs in there', async () => {
    const app = await startUpdatedApp();
    await inAnotherTab(app, async (tab) => {
      await tab.act(sessionActions.logoutRequested());
      await tab.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    });
    expect(app.page.reloads).toBe(1);
    app.kill();
    const reloaded = await startApp({ device: app.device, server: app.server });
    expect(reloaded.state().session.user?.username).toBe(ben.username);
  });

  test('[SE-1] gives this tab the new token after the same user signs in again there', async () => {
    const app = await startUpdatedApp();
    app.device.localItems.values.set('currentUser', JSON.stringify({ ...anna, token: 'a-newer-token' }));
    await inAnotherTab(app, (tab) => tab.session.saveUser({ ...anna, token: 'a-newer-token' }));
    expect(app.page.reloads).toBe(1);
  });

  test('does not affect this tab when the user data is refreshed there', async () => {
    const app = await startUpdatedApp();
    await inAnotherTab(app, (tab) => tab.act(updateRequested()));
    expect(app.page.reloads).toBe(0);
    expect(app.state().session.user).toEqual(anna);
  });

  test('[FL-11] reloads only after a pending save is written', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    app.page.onReload = () => app.kill();
    const other = await startApp({ device: app.device, server: app.server });
    other.session.saveUser(ben);
    void app.database.saveRun(run);
    await settle();
    expect(app.page.reloads).toBe(1);
    expect(onDevice(app.device, run)).toMatchObject(run);
  });
});

describe('a sign-in that was ended on purpose elsewhere', () => {
  /** Tables of the device that the server has, too. */
  const content = ({ device }: App) => {
    const { user, userScreening, screening, exercise } = device.disk.tables;
    return [...user, ...userScreening, ...screening, ...exercise];
  };

  test('[CO-27] at its next contact takes what the server has off the device; what waits stays', async () => {
    const app = await startUpdatedApp();
    const [sent, waiting] = [aWaitingScreeningRun({ id: 77, isDirty: false }), aWaitingScreeningRun()];
    app.network.goOffline();
    await record(app, sent, waiting);
    const message = aWaitingMessage();
    await app.outbox.save(message);
    app.server.endSignins(anna.username);
    expect(content(app)).not.toEqual([]);
    app.network.goOnline();
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    const reloaded = await reloadApp(app);
    expect(content(reloaded)).toEqual([]);
    expect(runsOn(reloaded.device).map(({ clientId }) => clientId)).toEqual([waiting.clientId]);
    expect(await reloaded.outbox.all()).toMatchObject([{ clientId: message.clientId }]);
    expect(reloaded.device.disk.videos.size).toBeGreaterThan(0);
  });

  test('[CO-27] [FL-9] what waits is sent after the next sign-in of the same person', async () => {
    const first = await startUpdatedApp();
    const waiting = aWaitingScreeningRun();
    first.network.goOffline();
    await record(first, waiting);
    first.server.endSignins(anna.username);
    first.network.goOnline();
    await pass(60_000);
    const app = await startApp({ device: first.device, server: first.server });
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.server.screeningRuns.all.map(({ clientId }) => clientId)).toContain(waiting.clientId);
  });

  /** Anna's sign-in is ended on purpose, and the page was reloaded for it. */
  const endedAndReloaded = async (app: App) => {
    app.server.endSignins(anna.username);
    app.network.goOnline();
    await app.act(updateRequested());
    await pass(60_000);
    return reloadApp(app);
  };

  test('[CO-27] is cleared once another tab that updates for long has ended', async () => {
    const app = await startUpdatedApp();
    const other = await startApp({ device: app.device, server: app.server });
    const lock = await other.locks.acquire('athletik-flush', new AbortController().signal);
    const reloaded = await endedAndReloaded(app);
    expect(reloaded.session.user()).toBeNull();
    expect(content(reloaded)).not.toEqual([]);
    lock.release();
    await pass(60_000);
    expect(content(reloaded)).toEqual([]);
  });

  test('[CO-27] is cleared also where what waits cannot be counted', async () => {
    const app = await startUpdatedApp();
    const other = await startApp({ device: app.device, server: app.server });
    expectErrors('tellEnded');
    jest.spyOn(other.database, 'load').mockRejectedValue(new Error('unreadable'));
    app.server.endSignins(anna.username);
    await app.act(updateRequested());
    await pass(60_000);
    expect(content(app)).toEqual([]);
    expect(other.state().session.ended).toBeNull();
  });

  test('[CO-27] the tab that reloads for it leaves the message to the next page; another tab says it at once', async () => {
    const app = await startUpdatedApp();
    const other = await startApp({ device: app.device, server: app.server });
    app.server.endSignins(anna.username);
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    expect(app.state().session).toMatchObject({ status: 'signedOut', ended: null });
    const said = { username: 'anna', unsent: {}, isErased: false };
    expect(other.state().session).toMatchObject({ status: 'signedOut', ended: said });
    expect((await reloadApp(app)).state().session.ended).toEqual(said);
  });

  test('[CO-27] the app goes on with it where it was closed in between', async () => {
    const app = await startUpdatedApp();
    const other = await startApp({ device: app.device, server: app.server });
    const lock = await other.locks.acquire('athletik-flush', new AbortController().signal);
    const closed = await endedAndReloaded(app);
    closed.kill();
    lock.release();
    other.kill();
    expect(content(closed)).not.toEqual([]);
    expect(content(await startApp({ device: app.device, server: app.server }))).toEqual([]);
  });

  test('[CO-27] says whose it was and how much waits, and saves that as a file; a new sign-in ends this', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const [run, sent] = [aWaitingScreeningRun(), aWaitingScreeningRun({ id: 77, isDirty: false })];
    await record(app, run, sent);
    const [message, ofBen] = [aWaitingMessage(), aWaitingMessage({ clientId: 'of-ben', writtenBy: ben.id })];
    await app.outbox.save(message);
    await app.outbox.save(ofBen);
    const reloaded = await endedAndReloaded(app);
    expect(reloaded.state().session.ended).toEqual({
      username: 'anna',
      unsent: { screeningRun: 1, message: 1 },
      isErased: false,
    });
    await reloaded.act(syncActions.exportEndedRequested());
    const [file] = reloaded.page.savedFiles;
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      runs: [{ clientId: run.clientId }],
      entries: [{ clientId: message.clientId }],
    });
    await reloaded.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    expect(reloaded.state().session.ended).toBeNull();
    expect(reloaded.session.leftSignIn()).toBeNull();
  });

  test('[CO-27] still says so at the next start, and not after a sign-in that has expired', async () => {
    const app = await startUpdatedApp();
    const again = await reloadApp(await endedAndReloaded(app));
    expect(again.state().session.ended).toEqual({
      username: 'anna',
      unsent: {},
      isErased: false,
    });
    await again.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    again.server.revoke(anna.username);
    await again.act(updateRequested());
    await pass(60_000);
    expect((await reloadApp(again)).state().session.ended).toBeNull();
  });
});
