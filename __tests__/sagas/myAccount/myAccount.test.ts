import type { MyAccount } from '../../../src/contract/myAccount';
import { selectMyAccount } from '../../../store/myAccount/selectors';
import { myAccountActions } from '../../../store/myAccount/slice';
import { sessionActions } from '../../../store/session/slice';
import { aMyAccount, aSignin } from '../../builders';
import { aClub } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, reloadApp, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { requested, emailSubmitted, passwordSubmitted, signinsLeft, erasureSubmitted, closed } =
  myAccountActions;
const allRetries = 6000;
const passwords = { old: 'athletik', new: 'sieben-braune-baeren' };

/** Opens the page of the account. */
const startAtAccount = async (answers: OfficeAnswers = {}, present: () => MyAccount = aMyAccount) => {
  const app = await startApp({ server: withOffice(aClub(), { 'GET /account': present, ...answers }) });
  await app.act(requested());
  app.http.requests.length = 0;
  return app;
};

const account = (app: App) => selectMyAccount(app.state()).account;
const change = (app: App) => selectMyAccount(app.state()).change;
const sent = (app: App) => app.http.lines();

test('[AC-1] the account is loaded', async () => {
  const app = await startAtAccount();
  expect(selectMyAccount(app.state())).toMatchObject({
    account: aMyAccount(),
    loading: { status: 'idle', error: null },
  });
});

test('[AC-1] an account that cannot be loaded says so, and another try loads it', async () => {
  expectErrors('loadAccount');
  const app = await startApp({ server: withOffice(aClub(), { 'GET /account': () => aMyAccount() }) });
  app.http.always(/account/, 'requestLost');
  await app.act(requested());
  await pass(allRetries);
  expect(selectMyAccount(app.state()).loading).toEqual({
    status: 'failed',
    error:
      'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
  });
  app.http.heal();
  await app.act(requested());
  expect(account(app)).toEqual(aMyAccount());
});

test('[AC-1] a new address waits for its link, and the old one counts', async () => {
  const bodies: unknown[] = [];
  const app = await startAtAccount({
    'PUT /account/email': (body) => {
      bodies.push(body);
      return aMyAccount({ newEmail: 'neu@example.org' });
    },
  });
  await app.act(emailSubmitted({ email: 'neu@example.org', password: 'athletik' }));
  expect(bodies).toEqual([{ email: 'neu@example.org', password: 'athletik' }]);
  expect(account(app)).toMatchObject({ email: 'anna@example.org', newEmail: 'neu@example.org' });
  expect(change(app)).toEqual({ part: 'email', status: 'succeeded', error: null });
});

test('[AC-1] what the server says of an address is shown', async () => {
  expectErrors('changeEmail');
  const app = await startAtAccount({
    'PUT /account/email': () => {
      throw new Refusal(422, 'Das ist keine gültige E-Mail-Adresse.');
    },
  });
  await app.act(emailSubmitted({ email: 'neu@example', password: 'athletik' }));
  expect(change(app)).toMatchObject({ status: 'failed', error: 'Das ist keine gültige E-Mail-Adresse.' });
  expect(sent(app)).toEqual(['PUT /account/email']);
});

test('[AC-1] a changed password leaves this sign-in alone', async () => {
  const bodies: unknown[] = [];
  const alone = aMyAccount({ signins: [aSignin()] });
  const app = await startAtAccount({
    'PUT /account/password': (body) => {
      bodies.push(body);
      return alone;
    },
  });
  await app.act(passwordSubmitted(passwords));
  expect(bodies).toEqual([passwords]);
  expect(account(app)).toEqual(alone);
  expect(change(app)).toMatchObject({ part: 'password', status: 'succeeded' });
});

test('[AC-1] a wrong password for an address is an answer, too', async () => {
  const app = await startAtAccount({
    'PUT /account/email': () => {
      throw new Refusal(403, 'Das Passwort ist falsch.');
    },
  });
  await app.act(emailSubmitted({ email: 'neu@example.org', password: 'falsch' }));
  expect(change(app)).toEqual({ part: 'email', status: 'refused', error: null });
  expect(sent(app)).toEqual(['PUT /account/email']);
});

test('[AC-1] a wrong old password is an answer: it is asked for once, and nobody is signed out', async () => {
  const app = await startAtAccount({
    'PUT /account/password': () => {
      throw new Refusal(403, 'Das bisherige Passwort ist falsch.');
    },
  });
  await app.act(passwordSubmitted(passwords));
  expect(change(app)).toEqual({ part: 'password', status: 'refused', error: null });
  await pass(allRetries);
  expect(sent(app)).toEqual(['PUT /account/password']);
  expect(app.state().session.user).not.toBeNull();
});

test('[AC-1] a password of many pages is refused by the server with its reason', async () => {
  expectErrors('changePassword');
  const app = await startAtAccount({
    'PUT /account/password': () => {
      throw new Refusal(413, 'Das ist zu groß.');
    },
  });
  await app.act(passwordSubmitted({ ...passwords, new: 'x'.repeat(100_000) }));
  expect(change(app)).toMatchObject({ status: 'failed', error: 'Das ist zu groß.' });
});

test('[AC-1] all other sign-ins end, also one that had ended already', async () => {
  const ended: string[] = [];
  const present = () => (ended.length < 2 ? aMyAccount() : aMyAccount({ signins: [aSignin()] }));
  const app = await startAtAccount(
    {
      'DELETE /account/signins/72': () => {
        ended.push('72');
        throw new Refusal(404, 'Diese Anmeldung gibt es nicht.');
      },
      'DELETE /account/signins/73': () => {
        ended.push('73');
        return aMyAccount();
      },
    },
    present,
  );
  await app.act(signinsLeft([72, 73]));
  expect(ended).toEqual(['72', '73']);
  expect(account(app)?.signins).toEqual([aSignin()]);
  expect(change(app)).toMatchObject({ part: 'signins', status: 'succeeded' });
});

test('[AC-1] a double press changes once', async () => {
  const app = await startAtAccount({ 'PUT /account/password': () => aMyAccount() });
  await app.act(passwordSubmitted(passwords), passwordSubmitted(passwords));
  expect(sent(app)).toEqual(['PUT /account/password']);
});

test.each([
  ['address', emailSubmitted({ email: 'neu@example.org', password: 'athletik' })],
  ['password', passwordSubmitted(passwords)],
  ['sign-ins', signinsLeft([72])],
])('[AC-1] without a network a change of the %s says so at once and asks nobody', async (_what, action) => {
  const app = await startAtAccount();
  app.network.goOffline();
  await app.act(action);
  expect(change(app)).toMatchObject({
    status: 'failed',
    error: 'Du bist offline. Ändern kannst du dein Konto wieder, sobald du online bist.',
  });
  expect(sent(app)).toEqual([]);
});

test('[AC-1] an answer that comes after the page was left changes nothing', async () => {
  const app = await startAtAccount({
    'PUT /account/email': () => aMyAccount({ newEmail: 'neu@example.org' }),
  });
  app.dispatch(emailSubmitted({ email: 'neu@example.org', password: 'athletik' }));
  await app.act(closed());
  expect(selectMyAccount(app.state())).toMatchObject({ account: null, change: { status: 'idle' } });
});

test('[SE-1] the account leaves with its user', async () => {
  const app = await startAtAccount();
  expect(account(app)).not.toBeNull();
  await app.act(sessionActions.loggedOut({ byChoice: true }));
  expect(account(app)).toBeNull();
});

describe('the erasure of oneself', () => {
  test('[MB-7] ends the sign-in, and leaves the device empty', async () => {
    const app = await startAtAccount();
    await app.act(erasureSubmitted('anna'));
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    expect(app.session.user()).toBeNull();
    const { session } = (await reloadApp(app)).state();
    expect(session.ended).toEqual({ username: 'anna', unsent: {}, isErased: true });
    expect(app.server.content.users.map(({ username }) => username)).not.toContain('anna');
  });

  test('[MB-7] that the server has done, and whose answer was lost, ends it as well', async () => {
    const app = await startAtAccount();
    app.http.script(/erasure/, 'responseLost');
    await app.act(erasureSubmitted('anna'));
    await pass(60_000);
    expect(app.page.reloads).toBe(1);
    expect((await reloadApp(app)).state().session.ended).toMatchObject({ isErased: true });
  });

  test('[MB-7] that is refused says why, and the sign-in stays', async () => {
    expectErrors('eraseMyself');
    const refused = () => {
      throw new Refusal(409, 'Nur Anna verwaltet den Verein.');
    };
    const app = await startAtAccount({ 'POST /account/erasure': refused });
    await app.act(erasureSubmitted('anna'));
    expect(change(app)).toMatchObject({ status: 'failed', error: 'Nur Anna verwaltet den Verein.' });
    expect(app.session.user()).not.toBeNull();
  });
});
