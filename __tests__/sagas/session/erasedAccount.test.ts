import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingMessage } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { aWaitingScreeningRun, record, runsOn } from '../../fakes/recorded';
import { type App, reloadApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

/** Anna was erased while her device was offline; then it comes back, and the page reloads itself. */
const backOnline = async (app: App) => {
  app.server.erasePerson(anna);
  app.network.goOnline();
  await app.act(updateActions.updateRequested());
  await pass(60_000);
  expect(app.page.reloads).toBe(1);
  return reloadApp(app);
};

describe('the device of a person who was erased', () => {
  test('[MB-7] ends the sign-in, loses what the server had, and keeps what it has not sent for an export', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const [run, message] = [aWaitingScreeningRun(), aWaitingMessage()];
    await record(app, run);
    await app.outbox.save(message);
    const reloaded = await backOnline(app);
    expect(reloaded.session.user()).toBeNull();
    const { user, userScreening } = reloaded.device.disk.tables;
    expect([...user, ...userScreening]).toEqual([]);
    expect(reloaded.state().session.ended).toEqual({
      username: 'anna',
      unsent: { screeningRun: 1, message: 1 },
      isErased: true,
    });
    await reloaded.act(syncActions.exportEndedRequested());
    expect(JSON.parse(reloaded.page.savedFiles[0]?.text ?? '')).toMatchObject({
      runs: [{ clientId: run.clientId }],
      entries: [{ clientId: message.clientId }],
    });
  });

  test('[MB-7] is empty once the person wants that; what waits of somebody else stays', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await record(app, aWaitingScreeningRun());
    const ofBen = aWaitingMessage({ clientId: '30000000-0000-4000-8000-00000000000b', writtenBy: ben.id });
    await app.outbox.save(aWaitingMessage());
    await app.outbox.save(ofBen);
    const { waiting } = await app.clips.load();
    const clip = {
      ...{ key: 'exercise-1', ownerId: anna.id, instance: app.state().server.instance, title: 'Kniebeuge' },
      ...{ bytes: new ArrayBuffer(1), type: 'video/mp4', still: null, address: null },
      ...{ seen: 'self' as const, hasRights: true as const },
    };
    await waiting.save(clip);
    await waiting.save({ ...clip, ownerId: ben.id });
    const reloaded = await backOnline(app);
    await reloaded.act(sessionActions.erasureSeen());
    expect(runsOn(reloaded.device)).toEqual([]);
    expect(await reloaded.outbox.all()).toEqual([ofBen]);
    expect([...reloaded.device.clips.rows.values()]).toMatchObject([{ ownerId: ben.id }]);
    expect(reloaded.session.leftSignIn()).toBeNull();
    expect(reloaded.state().session.ended).toBeNull();
    expect((await reloadApp(reloaded)).state().session.ended).toBeNull();
  });

  test('[MB-7] keeps a run whose sending is what finds it out', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.server.erasePerson(anna);
    app.network.goOnline();
    await app.act(syncActions.flushRequested());
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    expect(runsOn(app.device).map(({ clientId }) => clientId)).toEqual([run.clientId]);
  });

  test('[MB-7] [CO-27] forgets nothing of a sign-in that only ended', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await record(app, aWaitingScreeningRun());
    app.server.endSignins(anna.username);
    app.network.goOnline();
    await pass(60_000);
    const reloaded = await reloadApp(app);
    await reloaded.act(sessionActions.erasureSeen());
    expect(runsOn(reloaded.device)).toHaveLength(1);
    expect(reloaded.session.leftSignIn()).not.toBeNull();
  });
});
