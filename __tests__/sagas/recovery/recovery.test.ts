import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { sessionActions } from '../../../store/session/slice';
import { anna } from '../../fakes/club';
import { aDevice, aDeviceOf, type Device } from '../../fakes/device';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { mailRequested, opened, submitted, verificationOpened, closed } = recoveryActions;

/** Starts the app on the page of a link: the office is open. */
const startInOffice = async (device: Device) => {
  const app = await startApp({ device });
  return app;
};

/** Opens the app on a device without a signed-in user. */
const startAnonymously = () => startInOffice(aDevice());

const recovery = (app: App) => selectRecovery(app.state());
const toasts = (app: App) => app.state().toasts.messages.map(({ type, text }) => [type, text]);

describe('a user who forgot the password', () => {
  test('[PA-13] gets a mail, and the message about it is also shown on the next page', async () => {
    const app = await startAnonymously();
    await app.act(mailRequested('anna@example.org'));
    expect(app.server.accounts.mailed).toEqual(['anna@example.org']);
    expect(recovery(app).status).toBe('succeeded');
    expect(app.state().toasts.messages).toMatchObject([
      {
        type: 'success',
        text: 'Es ist ein recovery email an ihr email verschickt',
        survivesNavigation: true,
      },
    ]);
  });

  test('[PA-10] [PA-12] [RE-4] is told at once that there is no such address', async () => {
    const app = await startAnonymously();
    await app.act(mailRequested('niemand@example.org'));
    expect(recovery(app)).toMatchObject({
      status: 'failed',
      error: 'Der Email Adresse wurde nicht gefunden!',
    });
    await pass(10_000);
    expect(app.http.requests).toHaveLength(1);
  });

  test('[PA-11] [PA-12] sees any other error of the server after the retries', async () => {
    expectErrors('requestRecovery');
    const app = await startAnonymously();
    app.http.always(/recovery/, 500);
    await app.act(mailRequested('anna@example.org'));
    expect(recovery(app).status).toBe('running');
    await pass(6000);
    expect(recovery(app)).toMatchObject({ status: 'failed', error: 'Fehler 500' });
  });

  test('[PA-11] is told that the server cannot be reached', async () => {
    expectErrors('requestRecovery');
    const app = await startAnonymously();
    app.http.always(/recovery/, 'requestLost');
    await app.act(mailRequested('anna@example.org'));
    await pass(6000);
    expect(recovery(app).error).toBe(
      'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
    );
  });
});

describe('the link of a recovery mail', () => {
  test.each([
    ['good', 'ready'],
    ['old', 'gone'],
  ])('[PA-2] that is %s leaves the page %s', async (token, status) => {
    const app = await startAnonymously();
    await app.act(opened(token));
    expect(recovery(app).status).toBe(status);
  });

  test('[PA-2] [RE-4] that the server does not know is invalid, without a retry', async () => {
    const app = await startAnonymously();
    app.http.always(/check/, 404);
    await app.act(opened('good'));
    expect(recovery(app).status).toBe('gone');
    expect(app.http.requests).toHaveLength(1);
  });

  test('can be checked again after a failed check', async () => {
    expectErrors('checkToken');
    const app = await startAnonymously();
    app.http.always(/check/, 'requestLost');
    await app.act(opened('good'));
    await pass(6000);
    expect(recovery(app).status).toBe('unchecked');
    app.http.heal();
    await app.act(opened('good'));
    expect(recovery(app).status).toBe('ready');
  });

  test('[PA-6] sets the new password, and the next page shows the message', async () => {
    const app = await startAnonymously();
    await app.act(opened('good'), submitted({ token: 'good', password: 'neue-bewegung' }));
    expect(app.server.accounts.passwords.get('good')).toBe('neue-bewegung');
    expect(recovery(app).status).toBe('succeeded');
    expect(app.state().toasts.messages).toMatchObject([
      { text: 'Passwort wurde erfolgreich züruckgesetzt!', survivesNavigation: true },
    ]);
  });

  test('[PA-2] [RE-4] that was used meanwhile is invalid', async () => {
    const app = await startAnonymously();
    app.server.accounts.recoveryTokens.clear();
    await app.act(submitted({ token: 'good', password: 'neue-bewegung' }));
    expect(recovery(app).status).toBe('gone');
    expect(toasts(app)).toEqual([]);
  });

  test('shows why the server refuses a password', async () => {
    expectErrors('setPassword');
    const app = await startAnonymously();
    app.http.always(/POST/, 422);
    await app.act(submitted({ token: 'good', password: 'kurz' }));
    await pass(6000);
    expect(recovery(app)).toMatchObject({ status: 'failed', error: 'Fehler 422' });
  });

  test('shows nothing on the next page when the response comes after the page was left', async () => {
    const app = await startAnonymously();
    app.http.always(/recovery/, { late: 1000 });
    await app.act(mailRequested('anna@example.org'));
    await app.act(closed(), opened('good'));
    await pass(1000);
    expect(recovery(app).status).toBe('ready');
    expect(toasts(app)).toEqual([]);
  });
});

describe('the link of a verification mail', () => {
  test('[VE-2] verifies the address', async () => {
    const app = await startAnonymously();
    await app.act(verificationOpened('good'));
    expect(recovery(app).status).toBe('succeeded');
    expect(toasts(app)).toEqual([['success', 'Ihr Konto wurde erfolgreich verifiziert!']]);
  });

  test('[VE-3] [RE-5] that is unknown fails at once, with the message of the server', async () => {
    const app = await startAnonymously();
    await app.act(verificationOpened('old'));
    expect(recovery(app).status).toBe('gone');
    expect(toasts(app)).toEqual([['error', 'Fehler 404']]);
    expect(app.http.requests).toHaveLength(1);
  });

  test('shows why it could not be checked', async () => {
    expectErrors('verifyEmail');
    const app = await startAnonymously();
    app.http.always(/verification/, 503);
    await app.act(verificationOpened('good'));
    await pass(6000);
    expect(recovery(app)).toMatchObject({ status: 'unchecked', error: 'Fehler 503' });
  });

  test('[VE-1] first logs out the signed-in user, without going to the login page', async () => {
    const app = await startInOffice(aDeviceOf(anna));
    app.http.requests.length = 0;
    await app.act(verificationOpened('good'));
    expect(app.typesOf(sessionActions.loggedOut.type)).toHaveLength(1);
    expect(app.state().session).toMatchObject({ user: null, leftByChoice: false });
    expect(app.session.user()).toBeNull();
    expect(app.http.requests).toMatchObject([{ path: '/admin/email/verification/good', token: null }]);
    expect(recovery(app).status).toBe('succeeded');
  });
});

describe('the link to a new address of an account', () => {
  const { newEmailOpened } = recoveryActions;

  test('[VE-5] verifies it, says which one counts, and leaves the person signed in', async () => {
    const app = await startInOffice(aDeviceOf(anna));
    app.http.requests.length = 0;
    await app.act(newEmailOpened('good'));
    expect(recovery(app)).toEqual({ status: 'succeeded', error: null, found: 'anna@example.org' });
    expect(app.typesOf(sessionActions.loggedOut.type)).toEqual([]);
    expect(app.session.user()).not.toBeNull();
    expect(app.http.lines()).toEqual(['GET /admin/email/verification/good']);
    expect(toasts(app)).toEqual([]);
  });

  test('[VE-5] that has ended is said, and nobody is signed out', async () => {
    const app = await startInOffice(aDeviceOf(anna));
    await app.act(newEmailOpened('old'));
    expect(recovery(app)).toMatchObject({ status: 'gone', error: null });
    expect(app.session.user()).not.toBeNull();
  });

  test('[AC-1] shows why it could not be checked', async () => {
    expectErrors('verifyNewEmail');
    const app = await startAnonymously();
    app.http.always(/verification/, 503);
    await app.act(newEmailOpened('good'));
    await pass(6000);
    expect(recovery(app)).toMatchObject({ status: 'unchecked', error: 'Fehler 503' });
  });
});
