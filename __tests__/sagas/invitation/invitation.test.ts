import { usernameTaken } from '../../../src/contract/invitation';
import { selectInvitation } from '../../../store/invitation/selectors';
import { invitationActions } from '../../../store/invitation/slice';
import { aCurrentUser, anInvitation, anInvitationAnswer } from '../../builders';
import { aClub, anna } from '../../fakes/club';
import { aDevice, aDeviceOf } from '../../fakes/device';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { aWaitingScreeningRun, record, runsOn } from '../../fakes/recorded';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, submitted, codeSubmitted, leaveRequested } = invitationActions;
const allRetries = 6000;
const answer = anInvitationAnswer();
const clara = aCurrentUser({ id: 8, username: answer.username, firstName: 'Clara', token: 'token-of-clara' });

const startInvited = async (answers: OfficeAnswers, device = aDevice()) => {
  const app = await startApp({ device, server: withOffice(aClub(), answers) });
  app.http.requests.length = 0;
  return app;
};

const invitation = (app: App) => selectInvitation(app.state());

const refuse = (status: number, message?: string, further?: object) => () => {
  throw new Refusal(status, message, further);
};

describe('the link of an invitation', () => {
  test("[MB-4] shows the club's and the member's name", async () => {
    const app = await startInvited({ 'GET /invitation/t0ken': () => anInvitation() });
    await app.act(opened('t0ken'));
    expect(invitation(app)).toMatchObject({
      status: 'ready',
      found: { clubName: 'TSV Musterstadt', firstName: 'Clara' },
    });
  });

  test('[MB-4] that is unknown, used or expired says so at once', async () => {
    const app = await startInvited({ 'GET /invitation/old': refuse(404) });
    await app.act(opened('old'));
    expect(invitation(app)).toMatchObject({ status: 'gone', found: null });
    expect(app.http.requests).toHaveLength(1);
  });

  test('[MB-4] says how long to wait after too many guesses', async () => {
    expectErrors('openInvitation');
    const app = await startInvited({ 'GET /invitation/guess': refuse(429, 'Warte eine Minute.') });
    await app.act(opened('guess'));
    expect(invitation(app)).toMatchObject({ status: 'unchecked', error: 'Warte eine Minute.' });
  });
});

describe('accepting an invitation', () => {
  test('[MB-4] signs the new member in, as a login does', async () => {
    const app = await startInvited({ 'POST /invitation/t0ken': () => clara });
    await app.act(submitted({ token: 't0ken', answer }));
    expect(app.http.matching(/POST/)).toMatchObject([
      { path: '/invitation/t0ken', body: answer, token: null },
    ]);
    expect(app.session.user()).toEqual(clara);
    expect(app.session.server()?.instance).toBe(app.server.instance);
    expect(app.state().session).toMatchObject({ user: clara, isDataInitialized: false });
    expect(invitation(app).status).toBe('succeeded');
  });

  test('[MB-4] sends the same answers again when the answer of the server was lost', async () => {
    expectErrors('acceptInvitation');
    const app = await startInvited({ 'POST /invitation/t0ken': () => clara });
    app.http.always(/POST/, 'responseLost');
    await app.act(submitted({ token: 't0ken', answer }));
    await pass(allRetries);
    expect(invitation(app)).toMatchObject({
      status: 'failed',
      error:
        'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
    });
    expect(app.session.user()).toBeNull();
    app.http.heal();
    await app.act(submitted({ token: 't0ken', answer }));
    const bodies = app.http.matching(/POST/).map(({ body }) => body);
    expect(bodies).toHaveLength(5);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(app.session.user()).toEqual(clara);
  });

  test('[MB-4] twice, with another name, leads to the page that names the login', async () => {
    const app = await startInvited({ 'POST /invitation/t0ken': refuse(404) });
    await app.act(submitted({ token: 't0ken', answer }));
    expect(invitation(app).status).toBe('gone');
    expect(app.session.user()).toBeNull();
  });

  test('[MB-4] with a user name that is taken shows the reason, and nobody is signed in', async () => {
    expectErrors('acceptInvitation');
    const app = await startInvited({
      'GET /invitation/t0ken': () => anInvitation(),
      'POST /invitation/t0ken': refuse(409, 'Diesen Benutzernamen gibt es schon.', { code: usernameTaken }),
    });
    await app.act(opened('t0ken'), submitted({ token: 't0ken', answer }));
    expect(invitation(app)).toMatchObject({
      status: 'failed',
      error: 'Diesen Benutzernamen gibt es schon.',
      takenUsername: answer.username,
      found: { firstName: 'Clara' },
    });
  });
});

test('[CS-1] [MB-4] a text that has changed since it was read is shown anew, with the reason', async () => {
  expectErrors('acceptInvitation');
  const texts = [anInvitation(), anInvitation({ consentText: 'Was: Neu.', consentVersion: 2 })];
  const app = await startInvited({
    'GET /invitation/t0ken': () => texts.shift(),
    'POST /invitation/t0ken': refuse(409, 'Der Text hat sich inzwischen geändert.'),
  });
  await app.act(opened('t0ken'), submitted({ token: 't0ken', answer }));
  expect(invitation(app)).toMatchObject({
    status: 'failed',
    error: 'Der Text hat sich inzwischen geändert.',
    takenUsername: null,
    found: { consentText: 'Was: Neu.', consentVersion: 2 },
  });
});

describe('somebody else who is signed in', () => {
  test('[MB-4] is signed out, and what waits stays theirs on this device', async () => {
    const device = aDeviceOf(anna);
    const app = await startInvited({ 'POST /invitation/t0ken': () => clara }, device);
    app.network.goOffline();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.network.goOnline();
    await app.act(leaveRequested());
    expect(app.state().session).toMatchObject({ user: null, leftByChoice: false });
    await app.act(submitted({ token: 't0ken', answer }));
    expect(app.session.user()).toEqual(clara);
    expect(runsOn(device)).toMatchObject([{ clientId: run.clientId, isDirty: true, recordedBy: anna.id }]);
    expect(app.state().runs.screeningRun).toEqual([]);
    expect(app.http.matching(/runs/).filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('a short code', () => {
  test('[MB-4] of an invitation is known as one', async () => {
    const app = await startInvited({ 'GET /invitation/ABCDEFGH23': () => anInvitation() });
    await app.act(codeSubmitted('ABCDEFGH23'));
    expect(invitation(app).code).toMatchObject({ leadsTo: 'invitation' });
  });

  test('[MB-8] of a trainer is known as one for a new password', async () => {
    const app = await startInvited({ 'GET /invitation/ABCDEFGH23': refuse(404) });
    app.server.accounts.recoveryTokens.set('ABCDEFGH23', 'ben');
    await app.act(codeSubmitted('ABCDEFGH23'));
    expect(invitation(app).code).toMatchObject({ leadsTo: 'recovery' });
  });

  test('[MB-4] [MB-8] that nobody knows says whom to ask', async () => {
    const app = await startInvited({ 'GET /invitation/ABCDEFGH23': refuse(404) });
    await app.act(codeSubmitted('ABCDEFGH23'));
    expect(invitation(app).code).toMatchObject({
      status: 'failed',
      error:
        'Diesen Code gibt es nicht, oder er gilt nicht mehr. Prüf ihn oder frag deinen Trainer nach einem neuen.',
    });
  });

  test('[MB-4] can be sent again when the server could not be reached', async () => {
    expectErrors('checkCode');
    const app = await startInvited({ 'GET /invitation/ABCDEFGH23': () => anInvitation() });
    app.http.always(/invitation/, 'requestLost');
    await app.act(codeSubmitted('ABCDEFGH23'));
    await pass(allRetries);
    expect(invitation(app).code.status).toBe('failed');
    app.http.heal();
    await app.act(codeSubmitted('ABCDEFGH23'));
    expect(invitation(app).code.leadsTo).toBe('invitation');
  });
});
