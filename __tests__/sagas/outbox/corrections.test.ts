import type { LocalScreeningRun } from '../../../src/domain/runs';
import { outboxActions } from '../../../store/outbox/slice';
import { selectCorrection, selectMayCorrect } from '../../../store/progress/correction';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { anna, ben, tina } from '../../fakes/club';
import { aDeskClub, reopenDesk, startDesk } from '../../fakes/deskClub';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import type { App } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn } from './writtenMessages';

onVirtualTime();

/** Tina's device, with a screening that she recorded for Anna and that the server has. */
const startWithRun = async () => {
  const app = await startDesk();
  await record(app, aWaitingScreeningRun({ recordedBy: tina.id }));
  await app.act(syncActions.flushRequested());
  const [run] = app.state().runs.screeningRun;
  if (run?.id === undefined) throw new Error('The screening was not sent.');
  return { app, run };
};

const correction = ({ userId, id = 0, clientId: runClientId }: LocalScreeningRun, toUserId: number | null) =>
  outboxActions.written({ kind: 'correction', payload: { userId, runId: id, runClientId, toUserId } });

const ownersOn = (app: App) => app.server.screeningRuns.all.map(({ userId }) => userId);
const ownersOnDevice = ({ device }: App) => runsOn(device).map(({ userId }) => userId);

test('[TS-7] a screening is moved to the other athlete on the server, and on the device with the next update', async () => {
  const { app, run } = await startWithRun();
  await app.act(correction(run, ben.id));
  expect(ownersOn(app)).toEqual([ben.id]);
  expect(rowsOn(app.device)).toEqual([]);
  expect(ownersOnDevice(app)).toEqual([]);
  await app.act(updateActions.updateRequested());
  expect(ownersOnDevice(app)).toEqual([ben.id]);
  expect(app.state().runs.screeningRun).toMatchObject([{ userId: ben.id, testRuns: run.testRuns }]);
});

test('[TS-7] a screening is deleted on the server and on the device', async () => {
  const { app, run } = await startWithRun();
  await app.act(correction(run, null));
  await app.act(updateActions.updateRequested());
  expect([ownersOn(app), ownersOnDevice(app), rowsOn(app.device)]).toEqual([[], [], []]);
});

test('[TS-7] [ON-1] a correction waits offline, also over a reload, and is made once with the network', async () => {
  const { app, run } = await startWithRun();
  app.network.goOffline();
  await app.act(correction(run, ben.id));
  expect(selectCorrection(app.state(), run.clientId)?.payload.toUserId).toBe(ben.id);
  app.kill();
  const again = await reopenDesk(app.device, app.server, false);
  expect(selectCorrection(again.state(), run.clientId)).toBeDefined();
  expect(onDevice(app.device, run)).toMatchObject({ userId: anna.id });
  again.http.script(/move/, 'responseLost');
  again.network.goOnline();
  await pass(60_000);
  expect(ownersOn(again)).toEqual([ben.id]);
  expect([rowsOn(app.device), ownersOnDevice(app)]).toEqual([[], []]);
});

test('[TS-7] [ON-2] a newer correction takes the place of one that was not tried', async () => {
  const { app, run } = await startWithRun();
  app.network.goOffline();
  await app.act(correction(run, ben.id));
  await app.act(correction(run, null));
  app.network.goOnline();
  await pass(10_000);
  expect(ownersOn(app)).toEqual([]);
  expect(app.http.matching(/move/)).toEqual([]);
});

test('[TS-7] [ON-3] what the server refuses is set aside, and the screening stays on the device', async () => {
  const { app, run } = await startWithRun();
  app.http.script(/move/, 403);
  await app.act(correction(run, ben.id));
  expect(rowsOn(app.device)).toMatchObject([{ kind: 'correction', refusal: expect.any(String) }]);
  expect(selectCorrection(app.state(), run.clientId)).toBeUndefined();
  expect(onDevice(app.device, run)).toMatchObject({ userId: anna.id });
});

test('[TS-7] [ON-5] a training that waits on a moved screening is sent with its plan, without the screening', async () => {
  const { app, run } = await startWithRun();
  const training = aWaitingExerciseRun({
    recordedBy: tina.id,
    screeningRunId: run.id ?? null,
    screeningRunClientId: run.clientId,
  });
  app.network.goOffline();
  await record(app, training);
  app.server.erase(run);
  app.network.goOnline();
  await pass(60_000);
  expect(app.server.exerciseRuns.all).toMatchObject([{ userId: anna.id, screeningRunId: null }]);
  expect(onDevice(app.device, training)).toMatchObject({ isDirty: false, exercises: training.exercises });
});

describe('who may correct a screening', () => {
  const mayCorrect = ({ state }: App, overrides: Partial<LocalScreeningRun> = {}) => {
    const [run] = state().runs.screeningRun;
    if (!run) throw new Error('There is no screening.');
    return selectMayCorrect(state(), { ...run, ...overrides });
  };

  test('[TS-7] the trainer of the athlete, and who recorded it, where the server takes that', async () => {
    const { app, run } = await startWithRun();
    expect(mayCorrect(app)).toBe(true);
    expect(mayCorrect(app, { userId: 99, ratedBy: 99 })).toBe(false);
    const athlete = await startDesk({ user: anna, server: app.server });
    expect(athlete.state().runs.screeningRun).toHaveLength(1);
    expect(mayCorrect(athlete)).toBe(false);
    const server = aDeskClub();
    server.notes.features = ['trainerNotes'];
    const former = await startDesk({ server });
    await record(former, run);
    expect(mayCorrect(former)).toBe(false);
    expect(run.userId).toBe(anna.id);
  });
});
