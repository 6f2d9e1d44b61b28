import { feedbackActions } from '../../../store/feedback/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { selectRefusedRuns, selectWaitingRunCount } from '../../../store/runs/selectors';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingFeedback, aWaitingMessage } from '../../builders';
import { anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn, sentTo, waiting, write } from '../outbox/writtenMessages';

onVirtualTime();

const { flushRequested, sendNowRequested, sendFormerRequested, exportRequested } = syncActions;
const refusal = { status: 422, message: 'Nein.' };

/** Opens an app with a refused screening run and an exercise run that follows from it. */
const withRefusedRun = async () => {
  const app = await startUpdatedApp();
  const run = aWaitingScreeningRun();
  const training = aWaitingExerciseRun({ screeningRunClientId: run.clientId });
  await record(app, run, training);
  app.server.refusals.set(run.clientId, 422);
  await app.act(flushRequested());
  return { app, run, training };
};

describe('sending now', () => {
  test('[CO-4] [CO-6] tries refused runs again, and the exercise runs that wait for them', async () => {
    expectErrors('setAside');
    const { app, run, training } = await withRefusedRun();
    app.server.refusals.clear();
    await app.act(sendNowRequested());
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: false, refusal: null });
    expect(onDevice(app.device, training)).toMatchObject({ isDirty: false });
    expect(app.server.exerciseRuns.all).toMatchObject([{ screeningRunId: 501 }]);
    expect(selectRefusedRuns(app.state())).toEqual([]);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[CO-4] sets a run aside again that is refused again, and never drops it', async () => {
    expectErrors('setAside');
    const { app, run } = await withRefusedRun();
    await app.act(sendNowRequested());
    expect(app.http.matching(/POST .*screening.runs/)).toHaveLength(2);
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: true, refusal: { status: 422 } });
    expect(selectRefusedRuns(app.state())).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[CO-4] [FL-10] shows in the other tab that the run waits again', async () => {
    expectErrors('setAside');
    const { app, run } = await withRefusedRun();
    const other = await startApp({ device: app.device, server: app.server });
    app.http.always(/POST/, { late: 5000 });
    await app.act(sendNowRequested());
    await pass(300);
    expect(other.state().runs.screeningRun).toMatchObject([{ clientId: run.clientId, refusal: null }]);
  });

  test('[FL-1] does not wait for the next try', async () => {
    expectErrors('flush');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.always(/POST/, 503);
    await app.act(flushRequested());
    await pass(6000);
    app.http.heal();
    await app.act(sendNowRequested());
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[ME-9] also sends messages without waiting for their next try', async () => {
    expectErrors('sendOutbox');
    const app = await startApp();
    app.http.always(/POST/, 503);
    await app.act(write('eins'));
    await pass(6000);
    app.http.heal();
    await app.act(sendNowRequested());
    expect(sentTo(app)).toEqual(['eins']);
    expect(waiting(app)).toEqual([]);
  });

  test('[CO-3] tries refused messages again, too', async () => {
    const device = aDeviceOf(anna);
    const refused = aWaitingMessage({ refusal: 'Nein.' });
    device.outbox.rows.set(refused.clientId, refused);
    const app = await startApp({ device });
    expect(sentTo(app)).toEqual([]);
    await app.act(sendNowRequested());
    expect(sentTo(app)).toEqual([refused.payload.content]);
    expect(rowsOn(device)).toEqual([]);
  });

  test('[SE-1] leaves nothing of the user in memory when a logout ends it', async () => {
    expectErrors('setAside');
    const { app } = await withRefusedRun();
    const { clearRefusals } = app.database;
    app.database.clearRefusals = async (owner) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return clearRefusals(owner);
    };
    await app.act(sendNowRequested());
    await app.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(app.state().runs.screeningRun).toEqual([]);
  });

  test('says when the device is full', async () => {
    expectErrors('setAside', 'sendNow');
    const { app, run } = await withRefusedRun();
    app.device.disk.failures.push(diskIsFull());
    await app.act(sendNowRequested());
    expect(app.state().toasts.messages).toMatchObject([
      { type: 'error', text: expect.stringContaining('Der Speicher dieses Geräts ist voll.') },
    ]);
    expect(onDevice(app.device, run).refusal).toMatchObject({ status: 422 });
  });
});

describe('the export file', () => {
  test('[CO-4] contains everything that the server does not have, complete', async () => {
    const damagedRows = [{ userId: anna.id, testRuns: null }, { kaputt: true }];
    const device = aDeviceOf(anna);
    device.disk.unreadableRuns = damagedRows;
    const message = aWaitingMessage();
    device.outbox.rows.set(message.clientId, message);
    const app = await startApp({ device, isOnline: false });
    const refused = aWaitingScreeningRun({ refusal, start: '2025-03-09T09:00:00.000Z' });
    const training = aWaitingExerciseRun({ start: '2025-03-09T10:00:00.000Z' });
    const sent = aWaitingScreeningRun({ id: 77, isDirty: false });
    await record(app, training, refused, sent);
    await app.act(exportRequested());
    const [file] = app.page.savedFiles;
    expect(file?.fileName).toBe('nicht-uebertragen.json');
    expect(JSON.parse(file?.text ?? '')).toEqual({
      runs: [refused, training],
      damagedRows,
      entries: [message],
      former: { runs: [], entries: [] },
    });
  });

  test('[ON-3] contains feedback that another tab is sending, also when newer feedback was given here', async () => {
    const device = aDeviceOf(anna);
    const older = aWaitingFeedback();
    device.outbox.rows.set(older.clientId, older);
    const sending = await startApp({ device, isOnline: false });
    const { server } = sending;
    const app = await startApp({ device, server, isOnline: false });
    sending.http.always(/POST/, { late: 5000 });
    for (const { network } of [sending, app]) network.goOnline();
    await pass(0);
    const { exerciseRunId, exerciseRunClientId } = older.payload;
    await app.act(feedbackActions.submitted({ key: '2/1', exerciseRunId, exerciseRunClientId }));
    await app.act(exportRequested());
    const file = JSON.parse(app.page.savedFiles[0]?.text ?? '');
    expect(file.entries).toMatchObject([{ clientId: older.clientId }, { kind: 'feedback' }]);
  });

  test('[CO-5] [SE-1] contains nothing of other users', async () => {
    const app = await startUpdatedApp();
    await app.database.saveRun(aWaitingScreeningRun({ userId: 3, recordedBy: 3 }));
    await app.act(exportRequested());
    expect(JSON.parse(app.page.savedFiles[0]?.text ?? '')).toMatchObject({ runs: [], entries: [] });
  });
});

describe('what waits for a former server', () => {
  const origin = { instance: '50000000-0000-4000-8000-000000000099', username: anna.username };

  /** Anna signed in here, with what she left for the former server, where she had another id. */
  const startMoved = async () => {
    const run = aWaitingScreeningRun({ origin, recordedBy: 9, userId: 9 });
    const training = aWaitingExerciseRun({
      origin,
      recordedBy: 9,
      userId: 9,
      screeningRunId: 77,
      screeningRunClientId: run.clientId,
      start: '2025-03-09T10:00:00.000Z',
    });
    const ofOther = aWaitingScreeningRun({ origin, recordedBy: 9, start: '2025-03-09T11:00:00.000Z' });
    const message = aWaitingMessage({ origin, writtenBy: 9 });
    const device = aDeviceOf(anna);
    device.outbox.rows.set(message.clientId, message);
    const app = await startUpdatedApp({ device });
    for (const each of [run, training, ofOther]) await app.database.saveRun(each);
    await app.act(updateActions.updateRequested(), outboxActions.changedElsewhere());
    return { app, run, training, ofOther, message };
  };

  test('[FL-18] is a part of the export file', async () => {
    const { app, run, training, ofOther, message } = await startMoved();
    expect(app.http.matching(/POST/)).toEqual([]);
    await app.act(exportRequested());
    expect(JSON.parse(app.page.savedFiles[0]?.text ?? '')).toMatchObject({
      runs: [],
      entries: [],
      former: {
        runs: [run, training, ofOther].map(({ clientId }) => ({ clientId })),
        entries: [{ clientId: message.clientId }],
      },
    });
  });

  test('[FL-18] is sent here when the person wants it: their own runs, as theirs, once', async () => {
    const { app, run, ofOther, message } = await startMoved();
    await app.act(sendFormerRequested());
    const [stored, ...others] = app.server.screeningRuns.all;
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ userId: anna.id, testRuns: run.testRuns });
    expect(stored?.clientId).not.toBe(run.clientId);
    expect(app.server.exerciseRuns.all).toMatchObject([{ userId: anna.id, screeningRunId: stored?.id }]);
    expect(onDevice(app.device, ofOther)).toMatchObject({ isDirty: true, origin });
    expect(app.state().runs.former).toMatchObject([{ clientId: ofOther.clientId }]);
    expect(rowsOn(app.device)).toMatchObject([{ clientId: message.clientId }]);
    await app.act(sendFormerRequested());
    expect(app.server.screeningRuns.all).toHaveLength(1);
  });
});
