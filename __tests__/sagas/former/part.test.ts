import { outboxActions } from '../../../store/outbox/slice';
import { syncActions } from '../../../store/sync/slice';
import { selectUnsentEntries } from '../../../store/unsent/selectors';
import { updateActions } from '../../../store/update/slice';
import { anna, ben, tina } from '../../fakes/club';
import { aDeskClub, startDesk } from '../../fakes/deskClub';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const day = 24 * 60 * 60 * 1000;
const ofAnna = { userId: anna.id, recordedBy: tina.id };
const start = () => new Date(Date.now()).toISOString();

const update = async (app: App) => {
  await app.act(updateActions.updateRequested());
  await pass(60_000);
};
const loseAnna = ({ server }: App) => server.changeRight(tina.id, anna.id, false);
const comeBack = async (app: App) => {
  app.network.goOnline();
  await app.act();
  await update(app);
};

test('[MB-6] what was recorded in the right is sent once, and then leaves the device', async () => {
  const app = await startDesk();
  app.network.goOffline();
  const run = aWaitingScreeningRun({ ...ofAnna, start: start() });
  const training = aWaitingExerciseRun({
    ...ofAnna,
    start: start(),
    clientId: 'b0000000-0000-4000-8000-000000000001',
    screeningRunId: null,
    screeningRunClientId: run.clientId,
  });
  await record(app, run, training);
  await pass(1);
  loseAnna(app);
  await comeBack(app);
  expect(runsOn(app.device)).toEqual([]);
  expect([app.state().runs.screeningRun, app.state().runs.exerciseRun]).toEqual([[], []]);
  const [sent] = app.server.screeningRuns.all;
  expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId, userId: anna.id }]);
  expect(app.server.exerciseRuns.all).toMatchObject([
    { clientId: training.clientId, screeningRunId: sent?.id },
  ]);
});

test('[MB-6] an open run is sent as it is, and then leaves', async () => {
  const app = await startDesk();
  app.network.goOffline();
  const run = aWaitingScreeningRun({ ...ofAnna, start: start(), position: 1, completed: false });
  await record(app, run);
  await pass(1);
  loseAnna(app);
  await comeBack(app);
  expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId, completed: false }]);
  expect(runsOn(app.device)).toEqual([]);
});

test('[MB-6] what waits stays until it is sent, also over an update', async () => {
  expectErrors('flush');
  const app = await startDesk();
  app.network.goOffline();
  const run = aWaitingScreeningRun({ ...ofAnna, start: start() });
  await record(app, run);
  await pass(1);
  loseAnna(app);
  app.http.always(/POST .screening.runs/, 503);
  await comeBack(app);
  expect(app.device.disk.tables.user.map(({ id }) => id)).toEqual([tina.id, ben.id]);
  expect(onDevice(app.device, run)).toMatchObject({ isDirty: true, refusal: null });
});

test('[MB-6] [CO-4] what comes after 30 days is set aside with the reason, is not open any more, and can be saved', async () => {
  expectErrors('setAside');
  const app = await startDesk();
  app.network.goOffline();
  const run = aWaitingScreeningRun({ ...ofAnna, start: start(), position: 1, completed: false });
  await record(app, run);
  await pass(1);
  loseAnna(app);
  app.server.formerRights.lead = 40 * day;
  await comeBack(app);
  expect(onDevice(app.device, run)).toMatchObject({
    isDirty: true,
    position: null,
    refusal: { status: 403, message: expect.stringContaining('seit mehr als 30 Tagen') },
  });
  await app.act(syncActions.exportRequested());
  expect(JSON.parse(app.page.savedFiles[0]?.text ?? '').runs).toMatchObject([{ clientId: run.clientId }]);
});

test('[MB-6] [FL-16] what somebody else has posted to since goes on as a run of its own', async () => {
  const app = await startDesk();
  app.network.goOffline();
  const run = aWaitingScreeningRun({ ...ofAnna, start: start(), clientRevision: 3 });
  await record(app, run);
  const { id: _id, ...post } = run;
  const { status } = app.server.handle({
    method: 'POST',
    path: '/screening/runs/',
    body: { ...post, clientRevision: 9, completed: false },
    token: anna.token,
  });
  expect(status).toBe(200);
  await pass(1);
  loseAnna(app);
  await comeBack(app);
  await update(app);
  expect(app.server.screeningRuns.all).toMatchObject([
    { clientId: run.clientId, clientRevision: 9, completed: false },
    { clientId: expect.not.stringMatching(run.clientId), clientRevision: 3, completed: run.completed },
  ]);
  expect(runsOn(app.device)).toEqual([]);
});

test('[MB-6] a note is refused, stays, and can be saved by who wrote it; what was sent is forgotten', async () => {
  const app = await startDesk({ server: aDeskClub() });
  const note = (athleteNote: string) =>
    outboxActions.noteWritten({
      userScreeningId: 41,
      target: { kind: 'screening' },
      userId: anna.id,
      athleteNote,
      trainerNote: null,
    });
  await app.act(note('Gesendet.'));
  expect(app.device.sent.rows.size).toBe(1);
  app.network.goOffline();
  await app.act(note('Wartet.'));
  loseAnna(app);
  await comeBack(app);
  expect(app.device.sent.rows.size).toBe(0);
  expect(selectUnsentEntries(app.state())).toMatchObject([
    { reason: 'refused', entry: { payload: { athleteNote: 'Wartet.' } } },
  ]);
  await app.act(syncActions.exportRequested());
  expect(app.page.savedFiles[0]?.text).toContain('Wartet.');
  expect(app.device.disk.tables.userScreening.map(({ userId }) => userId)).toEqual([ben.id]);
});
