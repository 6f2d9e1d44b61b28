import { withPartner } from '../../../src/domain/conversations';
import { originOf, ownerOf } from '../../../src/domain/owner';
import type { LocalRun } from '../../../src/domain/runs';
import { selectThread } from '../../../store/chat/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { selectWaitingRunCount } from '../../../store/runs/selectors';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingFeedback, aWaitingMessage } from '../../builders';
import { anna, ben, tina } from '../../fakes/club';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { erasureKey } from '../../fakes/StoredRuns';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn, sentTo, write } from '../outbox/writtenMessages';

onVirtualTime();

const { loginRequested, logoutRequested } = sessionActions;
const { updateRequested } = updateActions;
const otherInstance = '50000000-0000-4000-8000-000000000099';
const otherEpoch = '60000000-0000-4000-8000-000000000099';

describe('a server that was restored from an older copy', () => {
  /** A device whose runs the server has had, and a server that has lost them. `prepare` runs before the loss. */
  const startRestored = async (prepare = async (_app: App, _training: LocalRun) => {}) => {
    const app = await startUpdatedApp();
    const origin = originOf(ownerOf(anna, app.server.instance));
    const run = aWaitingScreeningRun({ origin });
    const training = aWaitingExerciseRun({ origin, screeningRunClientId: run.clientId });
    await record(app, run, training);
    await app.act(updateRequested());
    expect(runsOn(app.device)).toMatchObject([{ isDirty: false }, { isDirty: false }]);
    await prepare(app, training);
    app.server.screeningRuns.all.length = 0;
    app.server.exerciseRuns.all.length = 0;
    return { app, run, training };
  };

  test('[ON-5] gets the screening runs that it has lost from the update on', async () => {
    const { app, run } = await startRestored();
    await app.act(updateRequested());
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId, id: 502 }]);
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: false, id: 502 });
    expect(app.state().runs.screeningRun).toMatchObject([{ id: 502, isDirty: false }]);
  });

  test('[ON-5] [FL-10] gets them also when the update fails afterwards, and other tabs show that they wait', async () => {
    expectErrors('update');
    const { app, run } = await startRestored();
    const second = await startApp({ device: app.device, server: app.server });
    app.http.always(/exercise\/$/, 500);
    app.http.script(/POST .*runs/, 503);
    await app.act(updateRequested());
    await pass(6500);
    expect(app.state().update.status).toBe('failed');
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: true });
    expect(second.state().runs.screeningRun).toMatchObject([{ clientId: run.clientId, isDirty: true }]);
    await pass(60_000);
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[ON-5] shows that they wait while they cannot be sent', async () => {
    const { app, run } = await startRestored();
    app.http.always(/POST/, 503);
    await app.act(updateRequested());
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: true });
    expect(selectWaitingRunCount(app.state())).toBe(1);
  });

  test('[ON-5] does not get what was erased on purpose: it leaves the device', async () => {
    const { app, run } = await startRestored();
    app.server.erased.add(erasureKey(run));
    await app.act(updateRequested());
    expect(app.server.screeningRuns.all).toEqual([]);
    expect(runsOn(app.device).map(({ kind }) => kind)).toEqual(['exerciseRun']);
    expect(app.state().runs.screeningRun).toEqual([]);
  });

  test('[ON-6] gets everything of this user again with its new epoch, each once and with new ids', async () => {
    const { app, run, training } = await startRestored();
    app.server.epoch = otherEpoch;
    await app.act(updateRequested());
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId }]);
    const [{ id } = { id: 0 }] = app.server.screeningRuns.all;
    expect(app.server.exerciseRuns.all).toMatchObject([{ clientId: training.clientId, screeningRunId: id }]);
    expect(onDevice(app.device, training)).toMatchObject({ isDirty: false, id: 602 });
    expect(app.state().server.epoch).toBe(otherEpoch);

    app.http.requests.length = 0;
    await app.act(updateRequested());
    expect(app.http.matching(/POST/)).toEqual([]);
  });

  test('[ON-6] [DB-13] gets it again also from a device that lost what redux-persist kept', async () => {
    const { app, run } = await startRestored();
    app.kill();
    app.device.persisted.clear();
    app.server.epoch = otherEpoch;
    const again = await startApp({ device: app.device, server: app.server });
    await again.act(updateRequested());
    expect(again.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId }]);
    expect(again.server.exerciseRuns.all).toHaveLength(1);
    again.kill();
    again.device.persisted.clear();
    again.http.requests.length = 0;
    const third = await startApp({ device: app.device, server: app.server });
    await third.act(updateRequested());
    expect(third.http.matching(/POST/)).toEqual([]);
  });

  test('[ON-6] gets also what another user of this device has open', async () => {
    const { app, run } = await startRestored();
    const bens = { recordedBy: ben.id, userId: ben.id, position: 0, completed: false, origin: run.origin };
    const open = aWaitingExerciseRun({ ...bens, id: 650, isDirty: false });
    const begun = aWaitingExerciseRun({ ...bens, clientRevision: 0, isDirty: false });
    await app.database.saveRun(open);
    await app.database.saveRun(begun);
    app.server.epoch = otherEpoch;
    await app.act(updateRequested());
    expect(onDevice(app.device, open)).toMatchObject({ isDirty: true, position: 0 });
    expect(onDevice(app.device, begun)).toMatchObject({ isDirty: false });
    await app.act(logoutRequested(), loginRequested({ username: 'ben', password: 'athletik' }));
    await pass(1000);
    expect(app.server.exerciseRuns.find(open.clientId)).toMatchObject({ clientRevision: 2 });
  });

  test('[ON-6] finds its ids anew where it has lost nothing', async () => {
    const { app, run } = await startRestored();
    app.server.screeningRuns.add({ ...run, id: 900 } as never);
    app.server.epoch = otherEpoch;
    await app.act(updateRequested());
    expect(app.server.screeningRuns.all).toHaveLength(1);
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: false, id: 900, forkOf: null });
  });

  /** Writes two messages, and feedback on the training. */
  const writeAll = async (app: App, { clientId: exerciseRunClientId }: LocalRun) => {
    const { payload } = aWaitingFeedback();
    await app.act(write('Hallo'), write('Bist du da?'));
    await app.outbox.save(
      aWaitingFeedback({ payload: { ...payload, exerciseRunId: null, exerciseRunClientId } }),
    );
    await app.act(outboxActions.changedElsewhere());
  };

  test('[ON-6] gets the messages and the feedback of the last 15 days again, in order, each once', async () => {
    const { app } = await startRestored(writeAll);
    expect(rowsOn(app.device)).toEqual([]);
    expect(app.server.feedback.size).toBe(1);
    app.server.chat.messages.length = 0;
    app.server.feedback.clear();
    app.server.receivedFeedback.clear();
    app.server.epoch = otherEpoch;
    await app.act(updateRequested());
    expect(sentTo(app)).toEqual(['Hallo', 'Bist du da?']);
    expect(selectThread(app.state(), withPartner(tina.id))).toMatchObject({ sent: [{}, {}], waiting: [] });
    expect([...app.server.feedback.values()]).toMatchObject([{ exerciseRunId: 602 }]);
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[ON-6] gets nothing again that is older, or was written for another server', async () => {
    const { app } = await startRestored();
    await app.act(write('Hallo'));
    await pass(15 * 24 * 60 * 60 * 1000);
    const elsewhere = aWaitingMessage({ origin: { instance: otherInstance, username: 'anna' } });
    await app.outbox.keepSent(elsewhere, Date.now());
    app.server.chat.messages.length = 0;
    app.server.epoch = otherEpoch;
    await app.act(updateRequested());
    expect(sentTo(app)).toEqual([]);
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[ON-6] [SE-1] gets what somebody else wrote on this device when they sign in', async () => {
    const { app } = await startRestored();
    const foreign = aWaitingMessage({ writtenBy: ben.id });
    await app.outbox.keepSent(foreign, Date.now());
    app.server.epoch = otherEpoch;
    await app.act(updateRequested());
    expect(rowsOn(app.device)).toMatchObject([{ clientId: foreign.clientId }]);
    await app.act(logoutRequested());
    await app.act(loginRequested({ username: 'ben', password: 'athletik' }));
    await pass(10_000);
    expect(sentTo(app)).toEqual([foreign.payload.content]);
  });

  test('[ON-6] is asked again when the rows could not be written: its epoch stays the former one', async () => {
    expectErrors('loadFeatures');
    const { app, training } = await startRestored();
    const { epoch } = app.state().server;
    const { waitAgain } = app.database;
    app.server.epoch = otherEpoch;
    app.database.waitAgain = () => Promise.reject(diskIsFull());
    await app.act(updateRequested());
    expect(app.state().server.epoch).toBe(epoch);
    app.database.waitAgain = waitAgain;
    await app.act(updateRequested());
    expect(app.server.exerciseRuns.all).toMatchObject([{ clientId: training.clientId }]);
  });
});
