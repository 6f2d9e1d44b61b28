import { originOf, ownerOf, unknownOrigin } from '../../../src/domain/owner';
import { selectOwnRuns } from '../../../store/runs/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingMessage } from '../../builders';
import { aClub, anna, ben } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn, sentTo, write } from '../outbox/writtenMessages';

onVirtualTime();

const { loginRequested, logoutRequested } = sessionActions;
const { updateRequested } = updateActions;
const credentials = { username: 'anna', password: 'athletik' };
const otherInstance = '50000000-0000-4000-8000-000000000099';
const otherEpoch = '60000000-0000-4000-8000-000000000099';

/** A server with the same users under the same ids, but another database. */
const anotherClub = () => {
  const server = aClub();
  server.instance = otherInstance;
  server.epoch = otherEpoch;
  return server;
};

/** Closes the tab and opens the app of this device on another server, signed out. */
const switchTo = async (app: App, server = anotherClub()) => {
  await app.act(logoutRequested());
  await pass(1000);
  app.kill();
  return startApp({ device: app.device, server });
};

const offline = (app: App) => app.http.always(/POST .*run|POST .*chat/, 503);

describe('the sign-in', () => {
  test('[FL-18] shows and sends nothing that was written on another server, also under the same user id', async () => {
    const first = await startUpdatedApp();
    const origin = originOf(ownerOf(anna, first.server.instance));
    offline(first);
    const run = aWaitingScreeningRun({ origin });
    const message = aWaitingMessage({ origin });
    first.device.outbox.rows.set(message.clientId, message);
    await record(first, run);
    const second = await switchTo(first);
    await second.act(loginRequested(credentials));
    await second.act(updateRequested());
    expect(second.http.matching(/POST .*(run|chat)/)).toEqual([]);
    expect(selectOwnRuns(second.state())).toEqual([]);
    expect(second.state().runs.screeningRun).toEqual([]);
    expect(onDevice(first.device, run)).toMatchObject({ isDirty: true, recordedBy: anna.id });
    expect(rowsOn(first.device)).toMatchObject([{ clientId: message.clientId }]);

    const third = await switchTo(second, first.server);
    await third.act(loginRequested(credentials));
    await third.act(updateRequested());
    expect(onDevice(first.device, run)).toMatchObject({ isDirty: false });
    expect(sentTo(third)).toEqual([message.payload.content]);
  });

  test('[FL-18] knows the server before anything of the user is loaded, and asks while it signs in', async () => {
    const app = await startApp({ device: aDevice(), server: anotherClub() });
    await app.act(loginRequested(credentials));
    const [asked, signedIn] = [app.http.matching(/features/), app.http.matching(/auth/)];
    expect(asked).toMatchObject([{ at: signedIn[0]?.at }]);
    const types = app.typesOf('server/loaded', 'session/loggedIn');
    expect(types).toEqual(['server/loaded', 'session/loggedIn']);
  });

  test('[FL-18] goes on with what is known when the server does not say, or lacks the call', async () => {
    const app = await startUpdatedApp();
    const { instance } = app.server;
    for (const fault of [404, 'silent', 'malformed'] as const) {
      await app.act(logoutRequested());
      app.http.always(/features/, fault);
      await app.act(loginRequested(credentials));
      await pass(10_000);
      expect(app.state()).toMatchObject({ session: { status: 'signedIn' }, server: { instance } });
    }
  });

  test('[FL-18] sends nothing before the server has said which one it is, also after a reload', async () => {
    const first = await startUpdatedApp();
    offline(first);
    const run = aWaitingScreeningRun({ origin: originOf(ownerOf(anna, first.server.instance)) });
    await record(first, run);
    const second = await switchTo(first);
    second.http.always(/features/, 'silent');
    await second.act(loginRequested(credentials));
    await pass(60_000);
    second.kill();
    const third = await startApp({ device: first.device, server: anotherClub() });
    await pass(60_000);
    expect(third.state().session.user).toBeNull();
    for (const { http } of [second, third]) expect(http.matching(/POST .*run/)).toEqual([]);
    expect(onDevice(first.device, run)).toMatchObject({ isDirty: true });
    expectErrors('flush', 'sendOutbox');
  });

  test('[FL-18] sends as soon as the known server says that it is the known one, or turns out to lack the call', async () => {
    for (const lacksCall of [false, true]) {
      const first = await startUpdatedApp();
      offline(first);
      const run = aWaitingScreeningRun({ origin: originOf(ownerOf(anna, first.server.instance)) });
      await record(first, run);
      const second = await switchTo(first, first.server);
      second.http.always(/features/, 'silent');
      await second.act(loginRequested(credentials));
      await pass(60_000);
      expect(second.http.matching(/POST .*run/)).toEqual([]);
      second.http.heal();
      if (lacksCall) second.http.always(/features/, 404);
      await pass(600_000);
      expect(onDevice(first.device, run)).toMatchObject({ isDirty: false });
    }
    expectErrors('flush', 'sendOutbox');
  });

  test('[FL-18] is not undone by a kill before redux-persist has written, nor by an older tab', async () => {
    const first = await startUpdatedApp();
    await pass(1000);
    const former = first.device.persisted.get('persist:features') ?? '';
    const second = await switchTo(first);
    await second.act(loginRequested(credentials));
    await pass(1000);
    second.kill();
    first.device.persisted.set('persist:features', former);
    const third = await startApp({ device: first.device, server: second.server });
    expect(third.state().server).toMatchObject({ instance: otherInstance, epoch: otherEpoch });
  });

  test('[FL-18] ends when another server takes the place of that of the sign-in', async () => {
    const app = await startUpdatedApp();
    app.server.instance = otherInstance;
    await app.act(updateRequested());
    expect(app.session.user()).toBeNull();
    expect(app.state().server.instance).not.toBe(otherInstance);
  });

  test('[FL-18] asks again when only the sign-in got through', async () => {
    const app = await startApp({ device: aDevice(), server: anotherClub() });
    app.http.script(/features/, 'requestLost', 'requestLost', 'requestLost', 'requestLost');
    app.http.script(/auth/, 'requestLost', 'requestLost', 'requestLost');
    await app.act(loginRequested(credentials));
    await pass(10_000);
    expect(app.state()).toMatchObject({
      session: { status: 'signedIn' },
      server: { instance: otherInstance },
    });
  });

  test('[FL-18] with a wrong password changes nothing that is known of the server', async () => {
    const first = await startUpdatedApp();
    const { instance, epoch } = first.server;
    const second = await switchTo(first);
    await second.act(loginRequested({ ...credentials, password: 'falsch' }));
    expect(second.state()).toMatchObject({
      session: { status: 'signedOut', login: { status: 'failed' } },
      server: { instance, epoch },
    });
  });

  test('[FL-18] gives the first server that is named what was written before, by whomever', async () => {
    const first = await startUpdatedApp({ server: Object.assign(aClub(), { instance: null, epoch: null }) });
    offline(first);
    const run = aWaitingScreeningRun();
    const bens = aWaitingScreeningRun({ recordedBy: ben.id, userId: ben.id });
    const message = aWaitingMessage({ writtenBy: ben.id, origin: unknownOrigin });
    await record(first, run, bens);
    first.device.outbox.rows.set(message.clientId, message);
    const second = await switchTo(first);
    second.http.always(/POST .*run/, 503);
    await second.act(loginRequested(credentials));
    expect(onDevice(second.device, run).origin).toEqual({ instance: otherInstance, username: 'anna' });
    expect(onDevice(second.device, bens).origin).toEqual({ instance: otherInstance, username: null });
    expect(rowsOn(second.device)).toMatchObject([{ origin: { instance: otherInstance } }]);
  });

  test('[FL-18] on a full disk names what was written before later', async () => {
    expectErrors('nameServer');
    const app = await startApp({ device: aDevice() });
    const run = aWaitingScreeningRun({ refusal: { status: 422, message: 'Nein.' } });
    await app.database.saveRun(run);
    app.device.disk.failures.push(diskIsFull());
    await app.act(loginRequested(credentials));
    expect(app.state().session.status).toBe('signedIn');
    expect(onDevice(app.device, run).origin).toEqual(unknownOrigin);
    await app.act(updateRequested());
    expect(onDevice(app.device, run).origin).toEqual({ instance: app.server.instance, username: 'anna' });
  });

  test('[FL-18] [DB-11] does not wait for a local database that a tab with an older app version blocks', async () => {
    const never = () => new Promise<never>(() => {});
    const app = await startApp({
      device: aDevice(),
      wrap: (services) => ({ ...services, database: { ...services.database, nameServer: never } }),
    });
    await app.act(loginRequested(credentials));
    expect(app.session.user()).toMatchObject({ username: 'anna' });
    expect(app.state()).toMatchObject({
      session: { status: 'signedIn' },
      server: { instance: app.server.instance },
    });
  });
});

test('[FL-18] a new run and a new message carry the server on which they were written', async () => {
  const app = await startUpdatedApp();
  app.http.always(/POST/, 404);
  const origin = { instance: app.server.instance, username: 'anna' };
  await app.act(write('Hallo'), screeningRunActions.openRequested({ userScreeningId: 41 }));
  expect(rowsOn(app.device)).toMatchObject([{ origin }]);
  expect(runsOn(app.device)).toMatchObject([{ origin }]);
});
