import { selectGuardian } from '../../../store/guardian/selectors';
import { guardianActions } from '../../../store/guardian/slice';
import { aGuardianQuestion } from '../../builders';
import { aClub } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, submitted, closed } = guardianActions;
const token = 't0ken';

const startAsked = async (answers: OfficeAnswers) => {
  const app = await startApp({ device: aDevice(), server: withOffice(aClub(), answers) });
  app.http.requests.length = 0;
  return app;
};
const page = (app: App) => selectGuardian(app.state());
const refuse = (status: number, message?: string) => () => {
  throw new Refusal(status, message);
};

test('[LV-3] opening the link only reads', async () => {
  const app = await startAsked({ 'GET /guardian/t0ken': () => aGuardianQuestion() });
  await app.act(opened(token));
  expect(page(app)).toMatchObject({ status: 'ready', found: { state: 'open', firstName: 'Kim' } });
  expect(app.http.requests.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  [404, { status: 'gone', isErased: false }],
  [410, { status: 'gone', isErased: true }],
])('[LV-3] a link that the server answers with %s is over', async (status, expected) => {
  const app = await startAsked({ 'GET /guardian/t0ken': refuse(status) });
  await app.act(opened(token));
  expect(page(app)).toMatchObject(expected);
});

test('[LV-3] confirms, and shows how it stands then', async () => {
  const confirmed = aGuardianQuestion({ state: 'confirmed', confirmedAt: '2026-11-22T08:00:00.000Z' });
  const app = await startAsked({ 'POST /guardian/t0ken/confirmation': () => confirmed });
  await app.act(submitted({ token, answer: 'confirm' }));
  expect(page(app)).toMatchObject({ status: 'succeeded', found: confirmed, answer: 'confirm' });
});

test('[LV-3] [CS-5] withdraws what was chosen', async () => {
  const withdrawn = aGuardianQuestion({ state: 'withdrawn' });
  const app = await startAsked({ 'POST /guardian/t0ken/withdrawal': () => withdrawn });
  await app.act(submitted({ token, answer: 'all' }));
  expect(app.http.matching(/POST/)).toMatchObject([{ body: { what: 'all' } }]);
  expect(page(app)).toMatchObject({ status: 'succeeded', found: { state: 'withdrawn' } });
});

test('[LV-3] a refusal is said, and what the page shows stays until it is left', async () => {
  expectErrors('answerQuestion');
  const app = await startAsked({
    'GET /guardian/t0ken': () => aGuardianQuestion(),
    'POST /guardian/t0ken/withdrawal': refuse(409, 'Das geht nicht.'),
  });
  await app.act(opened(token));
  await app.act(submitted({ token, answer: 'all' }));
  expect(page(app)).toMatchObject({
    status: 'failed',
    error: 'Das geht nicht.',
    found: { firstName: 'Kim' },
  });
  await app.act(closed());
  expect(page(app)).toMatchObject({ status: 'idle', found: null });
});
