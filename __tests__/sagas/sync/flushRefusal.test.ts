import { selectRefusedRuns, selectWaitingRunCount } from '../../../store/runs/selectors';
import { syncActions } from '../../../store/sync/slice';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const allRetries = 6000;
const refusal = (status: number) => ({ status, message: 'Dieses Screening wird nicht angenommen.' });

describe('a refused run', () => {
  test.each([400, 403, 404, 413, 422])(
    '[CO-3] [CO-4] with a %i is set aside without a retry',
    async (status) => {
      expectErrors('setAside');
      const app = await startUpdatedApp();
      const run = aWaitingScreeningRun();
      await record(app, run);
      app.server.refusals.set(run.clientId, status);
      await app.act(flushRequested());
      await pass(60_000);
      expect(app.http.requests).toHaveLength(1);
      expect(onDevice(app.device, run)).toMatchObject({ isDirty: true, refusal: refusal(status) });
      expect(selectRefusedRuns(app.state())).toMatchObject([{ clientId: run.clientId }]);
      expect(selectWaitingRunCount(app.state())).toBe(0);
    },
  );

  test.each([408, 500])(
    '[RE-3] is not assumed after a %i: the run is tried four times and not set aside',
    async (status) => {
      expectErrors('flush');
      const app = await startUpdatedApp();
      const run = aWaitingScreeningRun();
      await record(app, run);
      app.http.always(/POST/, status);
      await app.act(flushRequested());
      await pass(allRetries);
      expect(app.http.matching(/POST/)).toHaveLength(4);
      expect(onDevice(app.device, run).refusal).toBeNull();
    },
  );

  test('[CO-4] in a batch is found by sending each run separately, and the others arrive', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const runs = [aWaitingExerciseRun(), aWaitingExerciseRun(), aWaitingExerciseRun()] as const;
    await record(app, ...runs);
    app.server.refusals.set(runs[1].clientId, 422);
    await app.act(flushRequested());
    expect(app.http.lines()).toEqual(['POST /exercise/runs/all/', ...Array(3).fill('POST /exercise/runs/')]);
    expect(runs.map((run) => onDevice(app.device, run).isDirty)).toEqual([false, true, false]);
    expect(onDevice(app.device, runs[1]).refusal).toEqual(refusal(422));
    expect(app.server.exerciseRuns.all).toHaveLength(2);
  });

  test('[CO-4] of a screening does not stop exercise runs from being sent', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    const training = aWaitingExerciseRun();
    await record(app, run, training);
    app.server.refusals.set(run.clientId, 400);
    await app.act(flushRequested());
    expect(onDevice(app.device, training).isDirty).toBe(false);
  });

  test('[CO-4] is not sent again, not even after a reload', async () => {
    expectErrors('setAside');
    const first = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(first, run);
    first.server.refusals.set(run.clientId, 422);
    await first.act(flushRequested(), flushRequested());
    expect(first.http.requests).toHaveLength(1);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    await app.act(flushRequested());
    expect(app.http.requests).toEqual([]);
    expect(selectRefusedRuns(app.state())).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[CO-4] that was edited meanwhile is not set aside, but sent with its changes', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.server.refusals.set(run.clientId, 422);
    app.http.script(/POST/, { late: 1000 });
    await app.act(flushRequested());
    await record(app, { ...run, clientRevision: 4 });
    app.server.refusals.clear();
    await pass(1000);
    expect(onDevice(app.device, run)).toMatchObject({ refusal: null, isDirty: true });
    await app.act(flushRequested());
    expect(app.server.screeningRuns.all).toMatchObject([{ clientRevision: 4 }]);
  });
});

describe('an exercise run that follows from a screening run', () => {
  test('[CO-6] recorded offline is sent after it, with its server id', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    const training = aWaitingExerciseRun({ screeningRunClientId: run.clientId });
    await record(app, training, run);
    await app.act(flushRequested());
    expect(app.http.requests.map(({ body }) => body)).toMatchObject([
      { clientId: run.clientId },
      { clientId: training.clientId, screeningRunId: 501 },
    ]);
  });

  test('[CO-6] waits while the screening run has no server id', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    const waiting = aWaitingExerciseRun({ screeningRunClientId: run.clientId });
    const free = aWaitingExerciseRun();
    await record(app, run, waiting, free);
    app.server.refusals.set(run.clientId, 400);
    await app.act(flushRequested());
    expect(onDevice(app.device, waiting)).toMatchObject({ isDirty: true, refusal: null });
    expect(onDevice(app.device, free).isDirty).toBe(false);
  });

  test('[CO-6] is sent with null when it uses the basis list', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingExerciseRun());
    await app.act(flushRequested());
    expect(app.http.requests).toMatchObject([{ body: { screeningRunId: null } }]);
  });
});

describe('a run that the server fails at', () => {
  beforeEach(() => expectErrors('flush'));

  test('[CO-4] [FL-4] does not delay others, shows why it waits, and is tried again', async () => {
    const app = await startUpdatedApp();
    const bad = aWaitingScreeningRun();
    const good = aWaitingScreeningRun();
    const training = aWaitingExerciseRun();
    await record(app, bad, good, training);
    app.server.refusals.set(bad.clientId, 500);
    await app.act(flushRequested());
    await pass(2 * allRetries);
    expect([good, training].map((run) => onDevice(app.device, run).isDirty)).toEqual([false, false]);
    expect(onDevice(app.device, bad)).toMatchObject({ isDirty: true, refusal: null });
    expect(app.state().sync.error).toBe(refusal(500).message);
    app.server.refusals.clear();
    await pass(60_000);
    expect(onDevice(app.device, bad).isDirty).toBe(false);
    expect(app.server.screeningRuns.all).toHaveLength(2);
  });

  test.each([502, 503, 504])(
    '[CO-4] is not searched for after a %i: the runs stay in one batch',
    async (status) => {
      const app = await startUpdatedApp();
      await record(app, aWaitingScreeningRun(), aWaitingScreeningRun());
      app.http.always(/POST/, status);
      await app.act(flushRequested());
      await pass(allRetries);
      expect(app.http.lines()).toEqual([...Array(4).fill('POST /screening/runs/all/'), 'GET /features']);
    },
  );
});
