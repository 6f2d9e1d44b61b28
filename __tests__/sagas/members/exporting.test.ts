import { membersActions } from '../../../store/members/slice';
import { expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { allRetries, changeOf, mia, refuse, startAtMia, toasts } from './office';

onVirtualTime();

const noted = { at: '2026-11-28T10:00:00.000Z', by: 'Tina Trainer', reason: 'Mia hat gefragt' };
const zip = new Blob(['PK'], { type: 'application/zip' });
const answers = { 'POST /members/9/export': () => noted, 'GET /members/9/export': () => zip };
const wanted = membersActions.changeRequested({
  action: 'export',
  memberId: mia.id,
  wanted: { reason: noted.reason },
});

test('[LV-4] the reason is noted first, then the file is saved under the name of the member', async () => {
  const app = await startAtMia(answers);
  await app.act(wanted);
  expect(app.http.lines()).toEqual(['POST /members/9/export', 'GET /members/9/export']);
  expect(app.page.savedBlobs).toEqual([{ fileName: 'Daten von Mia Mai 28.11.2026.zip', blob: zip }]);
  expect(changeOf(app)).toEqual(['export', 'succeeded', null]);
  expect(toasts(app)).toEqual(['Die Daten von Mia sind bei deinen Downloads.']);
});

test('[LV-4] a file that breaks off is asked for again, and noted once', async () => {
  const app = await startAtMia(answers);
  app.http.script(/GET \/members\/9\/export/, 'responseLost');
  await app.act(wanted);
  await pass(allRetries);
  expect(app.http.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  expect(app.page.savedBlobs).toHaveLength(1);
});

test('[LV-4] what the server refuses is said, and nothing is saved', async () => {
  expectErrors('changeMember');
  const message = 'Du hast diese Daten schon mehrmals heruntergeladen. Bitte warte 60 Minuten.';
  const app = await startAtMia({ ...answers, 'GET /members/9/export': refuse(429, message) });
  await app.act(wanted);
  await pass(allRetries);
  expect(changeOf(app)).toEqual(['export', 'failed', message]);
  expect(app.page.savedBlobs).toEqual([]);
});
