import { selectMyAccount } from '../../../store/myAccount/selectors';
import { myAccountActions } from '../../../store/myAccount/slice';
import { aMyAccount } from '../../builders';
import { aClub } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

const { downloadRequested } = myAccountActions;

const start = (answers: OfficeAnswers = {}) =>
  startApp({ server: withOffice(aClub(), { 'GET /account': () => aMyAccount(), ...answers }) });

const download = (app: App) => selectMyAccount(app.state()).download;

test('[AC-2] online the ZIP of the server is saved under a German name', async () => {
  const zip = new Blob(['PK'], { type: 'application/zip' });
  const app = await start({ 'GET /account/export': () => zip });
  await app.act(downloadRequested());
  expect(app.page.savedBlobs).toEqual([
    { fileName: expect.stringMatching(/^Meine Daten \d\d\.\d\d\.\d{4}\.zip$/), blob: zip },
  ]);
  expect(download(app)).toEqual({ status: 'succeeded', error: null });
});

test('[AC-2] what the server says is shown, and nothing is saved', async () => {
  expectErrors('saveOwnData');
  const app = await start({
    'GET /account/export': () => {
      throw new Refusal(429, 'Du lädst gerade schon Daten herunter.');
    },
  });
  await app.act(downloadRequested());
  expect(download(app)).toEqual({
    status: 'failed',
    error: 'Du lädst gerade schon Daten herunter.',
  });
  expect(app.page.savedBlobs).toEqual([]);
});

test('[AC-2] without a network the file has what is on the device, and says that it is not all', async () => {
  const app = await start();
  app.network.goOffline();
  app.http.requests.length = 0;
  await app.act(downloadRequested());
  expect(download(app)).toEqual({ status: 'savedHere', error: null });
  const [file] = app.page.savedFiles;
  expect(file?.fileName).toMatch(/^Meine Daten auf diesem Gerät \d\d\.\d\d\.\d{4}\.json$/);
  expect(JSON.parse(file?.text ?? '')).toEqual({
    hint: expect.stringMatching(/^Nicht vollständig: /),
    createdAt: expect.any(String),
    person: { name: 'Anna Amsel', username: 'anna' },
    assignments: expect.any(Array),
    screenings: expect.any(Array),
    trainings: expect.any(Array),
    feedback: expect.any(Array),
    waiting: { runs: [], damagedRows: [], entries: [], former: { runs: [], entries: [] } },
  });
  expect(app.http.lines()).toEqual([]);
});
