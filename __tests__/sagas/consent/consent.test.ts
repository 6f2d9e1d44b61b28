import type { ConsentPost } from '../../../src/contract/consent';
import { selectConsent } from '../../../store/consent/selectors';
import { consentActions } from '../../../store/consent/slice';
import { sessionActions } from '../../../store/session/slice';
import { aConsent } from '../../builders';
import { aClub, anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, submitted, declined, postponed, closed, guardianAskRequested } = consentActions;
const allRetries = 6000;

const startAsked = async (answers: OfficeAnswers, device = aDeviceOf(anna)) => {
  const app = await startApp({ device, server: withOffice(aClub(), answers) });
  app.http.requests.length = 0;
  return app;
};

const consent = (app: App) => selectConsent(app.state());

const post: ConsentPost = {
  version: 2,
  painConsent: true,
  birthYear: null,
  guardianName: null,
  guardianEmail: null,
};

const isAgreed = { agreedVersion: 2, agreedAt: '2025-03-10T08:00:00.000Z' };

test.each([
  ['due with a version that the person has not agreed to', aConsent(), 'due'],
  ['due at the first sign-in', aConsent({ agreedVersion: null, agreedAt: null }), 'due'],
  ['settled with the version that the person has agreed to', aConsent(isAgreed), 'settled'],
])('[CS-1] the question is %s', async (_when, answer, question) => {
  const app = await startAsked({ 'GET /consent': () => answer });
  await app.act(opened());
  expect(consent(app)).toMatchObject({ question, found: answer, status: 'ready' });
});

test('[CS-1] a server that fails asks nobody, and the page can ask again', async () => {
  expectErrors('loadConsent');
  const app = await startAsked({ 'GET /consent': () => aConsent() });
  app.http.always(/consent/, 'requestLost');
  await app.act(opened());
  await pass(allRetries);
  expect(consent(app)).toMatchObject({ question: 'settled', found: null, status: 'unchecked' });
  app.http.heal();
  await app.act(opened());
  expect(consent(app)).toMatchObject({ question: 'due', status: 'ready', error: null });
});

test('[CS-1] version and choice are sent, and the question is settled', async () => {
  const app = await startAsked({
    'GET /consent': () => aConsent(),
    'POST /consent': () => aConsent({ ...isAgreed, painConsent: true }),
  });
  await app.act(opened(), submitted(post));
  expect(app.http.matching(/POST/)).toMatchObject([{ path: '/consent', body: post, token: anna.token }]);
  expect(consent(app)).toMatchObject({ question: 'settled', status: 'succeeded' });
});

test('[CS-1] nobody agrees to a text that has changed meanwhile: the new one is loaded and said', async () => {
  let present = aConsent();
  const app = await startAsked({
    'GET /consent': () => present,
    'POST /consent': (body) => {
      if ((body as ConsentPost).version !== present.version) throw new Refusal(409);
      return aConsent({ agreedVersion: present.version });
    },
  });
  await app.act(opened());
  present = aConsent({ version: 3, text: 'Was: Mehr als bisher.' });
  await app.act(submitted(post));
  expect(consent(app)).toMatchObject({
    question: 'due',
    found: present,
    status: 'ready',
    hasChanged: true,
  });
  await app.act(closed());
  expect(consent(app).hasChanged).toBe(false);
});

test('[CS-1] a consent that does not get through can be sent again, or later', async () => {
  expectErrors('agree');
  const app = await startAsked({
    'GET /consent': () => aConsent(),
    'POST /consent': () => aConsent(isAgreed),
  });
  await app.act(opened());
  app.http.always(/POST .consent/, 503);
  await app.act(submitted(post));
  await pass(allRetries);
  expect(consent(app)).toMatchObject({ question: 'due', status: 'failed', error: 'Fehler 503' });
  await app.act(postponed());
  expect(consent(app).question).toBe('settled');
});

test('[CS-1] whoever declines still sends the runs that wait', async () => {
  const device = aDeviceOf(anna, true);
  const app = await startAsked({ 'GET /consent': () => aConsent() }, device);
  await app.act(opened());
  const run = aWaitingScreeningRun();
  await record(app, run);
  expect(app.http.matching(/POST .screening.runs/)).toEqual([]);
  await app.act(declined());
  expect(app.http.matching(/POST .screening.runs/)).toHaveLength(1);
  expect(onDevice(device, run).isDirty).toBe(false);
  expect(consent(app).isDeclined).toBe(true);
});

test('[CS-1] [SE-1] the next person on this device is asked for themselves', async () => {
  const app = await startAsked({ 'GET /consent': () => aConsent() });
  await app.act(opened());
  expect(consent(app).question).toBe('due');
  await app.act(sessionActions.logoutRequested());
  expect(consent(app)).toMatchObject({ question: 'unknown', found: null });
});

describe('a club that waits for the guardian first', () => {
  const awaited = aConsent({ ...isAgreed, guardian: { email: 'mutter@example.org', isAwaited: true } });

  test('[LV-3] the page stands before the others until it is there', async () => {
    let answer = awaited;
    const app = await startAsked({ 'GET /consent': () => answer });
    await app.act(opened());
    expect(consent(app).question).toBe('due');
    answer = aConsent(isAgreed);
    await app.act(opened());
    expect(consent(app).question).toBe('settled');
  });

  test('[LV-3] one that is only missing holds nobody up', async () => {
    const guardian = { email: 'mutter@example.org', isAwaited: false };
    const app = await startAsked({ 'GET /consent': () => aConsent({ ...isAgreed, guardian }) });
    await app.act(opened());
    expect(consent(app).question).toBe('settled');
  });

  test('[LV-3] mails the question once more', async () => {
    const app = await startAsked({ 'GET /consent': () => awaited, 'POST /consent/guardian': () => awaited });
    await app.act(opened());
    await app.act(guardianAskRequested());
    expect(app.http.matching(/POST/)).toMatchObject([{ path: '/consent/guardian' }]);
    expect(consent(app)).toMatchObject({ status: 'ready', hasAskedGuardian: true });
  });
});
