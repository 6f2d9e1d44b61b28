import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aClub, anna, ben } from '../../fakes/club';
import { aDevice, aDeviceOf } from '../../fakes/device';
import { aWaitingScreeningRun, record, runsOn } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { loginRequested, logoutRequested } = sessionActions;
const { updateRequested } = updateActions;
const credentials = { username: 'anna', password: 'athletik' };
const allRetries = 6000;

describe('a login', () => {
  test('[LI-13] [DB-8] stores the user and signs them in', async () => {
    const app = await startApp({ device: aDevice() });
    expect(app.state().session.status).toBe('signedOut');
    await app.act(loginRequested(credentials));
    expect(app.http.matching(/auth/)).toMatchObject([
      { method: 'POST', path: '/auth', body: credentials, token: null },
    ]);
    const signedIn = { ...anna, token: expect.stringContaining(anna.token) };
    expect(app.session.user()).toEqual(signedIn);
    expect(app.state().session).toMatchObject({
      status: 'signedIn',
      user: signedIn,
      isDataInitialized: false,
      login: { status: 'idle' },
    });
  });

  test('[LI-11] that has failed before its code was there is not tried when the code comes', async () => {
    const app = await startApp({ device: aDevice() });
    const stop = app.store.subscribe(() => {
      // The late sagas get the action after the store has changed, as they get one that was held.
      if (app.state().session.login.status === 'running') app.dispatch(sessionActions.loginFailed('Nein.'));
    });
    await app.act(loginRequested(credentials));
    stop();
    expect(app.http.matching(/auth/)).toEqual([]);
    expect(app.state().session).toMatchObject({ status: 'signedOut', login: { error: 'Nein.' } });
  });

  test('[LI-13] stores no user when the response has no token', async () => {
    const server = aClub();
    server.content.users = [{ ...anna, token: '' }];
    const app = await startApp({ device: aDevice(), server });
    await app.act(loginRequested(credentials));
    await pass(allRetries);
    expect(app.session.user()).toBeNull();
    expect(app.state().session).toMatchObject({ status: 'signedOut', login: { status: 'failed' } });
  });

  test('[LI-10] [LI-12] [RE-2] with a 401 says at once that e-mail or password is wrong', async () => {
    const app = await startApp({ device: aDevice() });
    await app.act(loginRequested({ ...credentials, password: 'falsch' }));
    expect(app.http.matching(/auth/)).toHaveLength(1);
    expect(app.state().session.login).toEqual({
      status: 'failed',
      error: 'Email Adresse oder Passwort falsch!',
    });
    expect(app.page.reloads).toBe(0);
  });

  test('[LI-11] [LI-12] [RE-6] with a 403 shows the message of the server at once', async () => {
    const app = await startApp({ device: aDevice() });
    app.http.script(/auth/, 403);
    await app.act(loginRequested(credentials));
    expect(app.http.matching(/auth/)).toHaveLength(1);
    expect(app.state().session.login).toEqual({ status: 'failed', error: 'Fehler 403' });
  });

  test('[LI-11] [LI-12] [RE-3] with any other error shows it after the retries', async () => {
    const app = await startApp({ device: aDevice() });
    app.http.always(/auth/, 'requestLost');
    await app.act(loginRequested(credentials));
    expect(app.state().session.login.status).toBe('running');
    await pass(allRetries);
    expect(app.http.matching(/auth/).map(({ at }) => at - beginning)).toEqual([0, 1000, 3000, 6000]);
    expect(app.state().session.login).toEqual({
      status: 'failed',
      error:
        'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
    });
  });

  test('[LI-10] can succeed at the second try', async () => {
    const app = await startApp({ device: aDevice() });
    await app.act(loginRequested({ ...credentials, password: 'falsch' }));
    await app.act(loginRequested(credentials));
    expect(app.state().session.login).toEqual({ status: 'idle', error: null });
  });

  test('is sent once, however often the button is pressed', async () => {
    const app = await startApp({ device: aDevice() });
    await app.act(loginRequested(credentials), loginRequested(credentials));
    expect(app.http.matching(/auth/)).toHaveLength(1);
  });
});

describe('a logout', () => {
  test('[SH-12] [DB-9] removes the user and sets dataInitialized to false', async () => {
    const app = await startUpdatedApp();
    await app.act(logoutRequested());
    const { instance, epoch } = app.server;
    expect(Object.fromEntries(app.device.localItems.values)).toEqual({
      dataInitialized: 'false',
      instance,
      epoch,
      // Of the device, as the clips are.
      clipsAskedAt: expect.any(String),
    });
    expect(app.state().session).toMatchObject({ status: 'signedOut', user: null, isDataInitialized: false });
  });

  test('[FL-9] keeps the runs on the device', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    await app.act(logoutRequested());
    expect(runsOn(app.device)).toMatchObject([run]);
    expect(app.page.reloads).toBe(0);
  });

  test('[SE-1] removes all data of the user from memory', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingScreeningRun());
    await app.act(logoutRequested());
    const { users, screening, exercise, runs, videos, update } = app.state();
    expect(users.users).toEqual([]);
    expect(screening).toMatchObject({ userScreenings: [], screenings: [] });
    expect(runs).toMatchObject({ screeningRun: [], exerciseRun: [] });
    expect(exercise).toMatchObject({ exercises: [], basis: [] });
    expect(videos.present).toEqual([]);
    expect(update.entries).toEqual([]);
  });
});

describe('another user on the same device', () => {
  test('[SE-1] [SE-2] [SE-3] sees and sends nothing of the previous user, whose data is still there later', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    const sent = aWaitingScreeningRun({ id: 77, isDirty: false });
    await record(app, run, sent);
    await app.act(logoutRequested(), loginRequested({ username: 'ben', password: 'athletik' }));
    await app.act(updateRequested());
    expect(app.state().users.users.map(({ id }) => id)).toEqual([ben.id]);
    expect(app.state().runs.screeningRun).toEqual([]);
    expect(app.state().screening.userScreenings.map(({ userId }) => userId)).toEqual([ben.id]);
    expect(app.http.matching(/POST .*run/)).toEqual([]);
    expect(runsOn(app.device)).toMatchObject([{ clientId: run.clientId }]);

    await app.act(logoutRequested(), loginRequested(credentials));
    await app.act(updateRequested());
    expect(app.http.matching(/POST .*run/)).toMatchObject([{ token: expect.stringContaining(anna.token) }]);
    expect(app.state().runs.screeningRun).toMatchObject([{ clientId: run.clientId, isDirty: false }]);
  });

  test('[SE-1] does not get the data that was loaded for the previous user', async () => {
    const app = await startUpdatedApp();
    app.kill();
    const { values } = app.device.localItems;
    values.set('currentUser', JSON.stringify(ben));
    values.set('dataInitialized', 'true');
    const next = await startApp({ device: app.device });
    expect(next.state().session).toMatchObject({ user: ben, isDataInitialized: false });
  });
});

describe('the start of the app', () => {
  test('[DB-8] [DB-9] [FL-1] restores the last visit with its data, also offline', async () => {
    const first = await startUpdatedApp();
    first.kill();
    const app = await startApp({ device: first.device, isOnline: false });
    expect(app.state().session).toMatchObject({ status: 'signedIn', user: anna, isDataInitialized: true });
    expect(app.state().screening.screenings).toHaveLength(1);
    expect(app.state().exercise.exercises).toHaveLength(3);
    expect(app.state().exercise.basis).toHaveLength(2);
    expect(app.http.requests).toEqual([]);
  });

  test('[DB-9] treats any other value of dataInitialized as false', async () => {
    const first = await startUpdatedApp();
    first.kill();
    first.device.localItems.values.set('dataInitialized', 'TRUE');
    const app = await startApp({ device: first.device });
    expect(app.state().session.isDataInitialized).toBe(false);
  });

  test.each([
    ['no JSON', '{'],
    ['an empty text', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a user without a token', JSON.stringify({ ...anna, token: undefined })],
    ['a user with an empty token', JSON.stringify({ ...anna, token: '' })],
    ['a user without athleteIds', JSON.stringify({ ...anna, athleteIds: undefined })],
    ['an id that is a text', JSON.stringify({ ...anna, id: '2' })],
    ['an authority that is a number', JSON.stringify({ ...anna, authorities: [1] })],
  ])('[DB-8] [SE-1] does not sign in a stored user that is %s, and says so', async (_name, stored) => {
    const device = aDeviceOf(anna, true);
    device.localItems.values.set('currentUser', stored);
    const app = await startApp({ device });
    expect(app.state().session).toMatchObject({ status: 'signedOut', user: null, isDataInitialized: false });
    expect(device.localItems.values).toEqual(new Map([['dataInitialized', 'false']]));
    expect(app.state().toasts.messages).toMatchObject([
      { type: 'error', text: 'Deine Anmeldung auf diesem Gerät ist beschädigt. Melde dich neu an.' },
    ]);
    expect(app.uncaught).toEqual([]);
  });

  test('[API-6] [DB-8] signs in a stored user with the authorities that this version knows', async () => {
    const device = aDeviceOf(anna, true);
    const authorities = ['ROLE_OF_A_LATER_VERSION', 'ROLE_ATHLETE'];
    device.localItems.values.set('currentUser', JSON.stringify({ ...anna, authorities }));
    const app = await startApp({ device });
    expect(app.state().session).toMatchObject({
      status: 'signedIn',
      user: { id: anna.id, authorities: ['ROLE_ATHLETE'] },
    });
  });

  test('says when the database cannot be read, which counts as without data', async () => {
    expectErrors('restoreSession', 'flush');
    const device = aDeviceOf(anna, true);
    // Tables that throw when they are read simulate a broken disk.
    Object.defineProperty(device.disk, 'tables', {
      get: () => {
        throw new Error('broken');
      },
    });
    const app = await startApp({ device });
    expect(app.state().session).toMatchObject({ status: 'signedIn', isDataInitialized: false });
    expect(app.state().toasts.messages).toMatchObject([{ type: 'error' }]);
  });
});
