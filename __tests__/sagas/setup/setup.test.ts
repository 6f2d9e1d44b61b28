import { selectSetup } from '../../../store/setup/selectors';
import { setupActions } from '../../../store/setup/slice';
import { aCurrentUser, aSetup } from '../../builders';
import { aClub, anna } from '../../fakes/club';
import { aDevice, aDeviceOf } from '../../fakes/device';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, submitted, leaveRequested, closed } = setupActions;
const allRetries = 6000;
const setup = aSetup();
const tina = aCurrentUser({ id: 7, username: 'tina', firstName: 'Tina', token: 'token-of-the-new-tina' });

const startSetup = async (answers: OfficeAnswers, device = aDevice()) => {
  const app = await startApp({ device, server: withOffice(aClub(), answers) });
  app.http.requests.length = 0;
  return app;
};

const statusOf = (app: App) => selectSetup(app.state()).status;

const refuse = (status: number, message?: string) => () => {
  throw new Refusal(status, message);
};

describe('the link of the set-up', () => {
  test('[CL-1] with the code of the server shows what the club can begin with', async () => {
    const app = await startSetup({ 'GET /setup/c0de': () => ({ sampleContent: ['demo', 'none'] }) });
    await app.act(opened('c0de'));
    expect(selectSetup(app.state())).toMatchObject({
      status: 'ready',
      found: { sampleContent: ['demo', 'none'] },
    });
  });

  test('[CL-1] with a wrong or used code says so at once', async () => {
    const app = await startSetup({ 'GET /setup/old': refuse(404) });
    await app.act(opened('old'));
    expect(statusOf(app)).toBe('gone');
    expect(app.http.requests).toHaveLength(1);
  });

  test('[CL-1] can be checked again without a network', async () => {
    expectErrors('openSetup');
    const app = await startSetup({ 'GET /setup/c0de': () => ({ sampleContent: ['demo'] }) });
    app.network.goOffline();
    await app.act(opened('c0de'));
    await pass(allRetries);
    expect(selectSetup(app.state())).toMatchObject({
      status: 'unchecked',
      error:
        'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
    });
    app.network.goOnline();
    await app.act(opened('c0de'));
    expect(statusOf(app)).toBe('ready');
  });
});

describe('the beginning of a club', () => {
  test('[CL-1] signs the first trainer in, as a login does', async () => {
    const app = await startSetup({ 'POST /setup/c0de': () => tina });
    await app.act(submitted({ code: 'c0de', setup }));
    expect(app.http.matching(/POST .setup/)).toMatchObject([{ body: setup, token: null }]);
    expect(app.session.user()).toEqual(tina);
    expect(app.state().session).toMatchObject({ status: 'signedIn', user: tina, isDataInitialized: false });
    // What is on the device is named after the server of the sign-in.
    expect(app.session.server()?.instance).toBe(app.server.instance);
    expect(statusOf(app)).toBe('succeeded');
  });

  test.each([
    [409, 'Diesen Benutzernamen gibt es schon.'],
    [422, 'Das Passwort braucht mindestens 10 Zeichen.'],
  ])('[CL-1] that the server refuses with %i shows its reason at once', async (status, message) => {
    expectErrors('beginClub');
    const app = await startSetup({ 'POST /setup/c0de': refuse(status, message) });
    await app.act(submitted({ code: 'c0de', setup }));
    expect(selectSetup(app.state())).toMatchObject({ status: 'failed', error: message });
    expect(app.session.user()).toBeNull();
    expect(app.http.requests).toHaveLength(1);
  });

  test('[CL-1] of which the answer was lost signs the new account in: the code is used up by then', async () => {
    let isUsed = false;
    const app = await startSetup({
      'POST /setup/c0de': () => {
        if (isUsed) throw new Refusal(404);
        isUsed = true;
        return tina;
      },
      'POST /auth': () => tina,
    });
    app.http.script(/POST .setup/, 'responseLost');
    await app.act(submitted({ code: 'c0de', setup }));
    await pass(allRetries);
    expect(app.http.matching(/POST .auth/)).toMatchObject([
      { body: { username: setup.username, password: setup.password } },
    ]);
    expect(app.session.user()).toEqual(tina);
    expect(statusOf(app)).toBe('succeeded');
  });

  test('[CL-1] with a code that somebody else has used signs nobody in', async () => {
    const app = await startSetup({ 'POST /setup/c0de': refuse(404), 'POST /auth': refuse(401) });
    await app.act(submitted({ code: 'c0de', setup }));
    expect(statusOf(app)).toBe('gone');
    expect(app.session.user()).toBeNull();
  });

  test('[CL-1] signs nobody in on a page that was left', async () => {
    const app = await startSetup({ 'POST /setup/c0de': () => tina });
    app.http.script(/POST .setup/, { late: 1000 });
    await app.act(submitted({ code: 'c0de', setup }), closed());
    await pass(1000);
    expect(app.session.user()).toBeNull();
    expect(statusOf(app)).toBe('idle');
  });

  test('[CL-1] makes way by signing out whoever is signed in, without leading to the login page', async () => {
    const app = await startSetup({}, aDeviceOf(anna));
    await app.act(leaveRequested());
    expect(app.state().session).toMatchObject({ user: null, leftByChoice: false });
    expect(app.session.user()).toBeNull();
  });
});
