import { ApiError } from '../../../src/domain/errors';
import { selectWaitingRunCount } from '../../../store/runs/selectors';
import { syncActions } from '../../../store/sync/slice';
import type { Fault, SentRequest } from '../../fakes/FakeHttp';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const anHour = 3_600_000;

const isAbout = ({ body }: SentRequest, clientId: string) => JSON.stringify(body ?? '').includes(clientId);

/** Everything that can always go wrong with one run. */
const lastingFaults: Fault[] = [
  402,
  405,
  406,
  408,
  415,
  431,
  451,
  500,
  501,
  502,
  503,
  504,
  'silent',
  'malformed',
  'responseLost',
  'requestLost',
];

describe('a run at which the server or the way to it always fails', () => {
  beforeEach(() => expectErrors('flush'));

  test.each(lastingFaults)('[FL-15] holds up no other: %s', async (fault) => {
    const app = await startUpdatedApp();
    const bad = aWaitingScreeningRun();
    const others = [
      aWaitingScreeningRun(),
      aWaitingExerciseRun(),
      aWaitingScreeningRun(),
      aWaitingExerciseRun({ screeningRunClientId: null }),
    ];
    await record(app, bad, ...others);
    app.http.decide = (request) => (isAbout(request, bad.clientId) ? fault : null);
    await app.act(flushRequested());
    await pass(anHour);
    expect(others.map((run) => onDevice(app.device, run).isDirty)).toEqual(others.map(() => false));
    expect(onDevice(app.device, bad)).toMatchObject({ isDirty: true, refusal: null });
    expect(onDevice(app.device, bad).failure?.tries).toBeGreaterThan(3);
  });

  test.each([503, 'silent'] as const)(
    '[FL-15] is sent after new runs, also after a reload: %s',
    async (fault) => {
      const app = await startUpdatedApp();
      const bad = aWaitingScreeningRun({ start: '2020-01-01T10:00:00.000Z' });
      await record(app, bad);
      app.http.decide = (request) => (isAbout(request, bad.clientId) ? fault : null);
      await app.act(flushRequested());
      await pass(anHour);
      app.kill();
      const next = await startApp({ device: app.device, server: app.server, isOnline: false });
      next.http.decide = app.http.decide;
      const fresh = aWaitingScreeningRun();
      await record(next, fresh);
      next.network.goOnline();
      await pass(0);
      const posts = next.http.matching(/POST .*runs/);
      expect(posts.map((request) => isAbout(request, fresh.clientId))).toEqual([true, false]);
      expect(onDevice(app.device, fresh).isDirty).toBe(false);
    },
  );

  test('[FL-15] [CO-6] holds up its exercise runs only until it is sent', async () => {
    const app = await startUpdatedApp();
    const bad = aWaitingScreeningRun();
    const training = aWaitingExerciseRun({ screeningRunClientId: bad.clientId });
    await record(app, bad, training);
    app.http.decide = (request) => (isAbout(request, bad.clientId) ? 502 : null);
    await app.act(flushRequested());
    await pass(anHour);
    expect(onDevice(app.device, training).isDirty).toBe(true);
    app.http.decide = () => null;
    await app.act(flushRequested());
    await pass(0);
    expect(app.server.exerciseRuns.find(training.clientId)?.screeningRunId).toBe(
      app.server.screeningRuns.find(bad.clientId)?.id,
    );
    expect(onDevice(app.device, bad).failure).toBeNull();
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[FL-15] does not make a server that fails at everything get all of them in each flush', async () => {
    const app = await startUpdatedApp();
    const runs = Array.from({ length: 20 }, () => aWaitingScreeningRun());
    await record(app, ...runs);
    app.http.always(/POST/, 500);
    await app.act(flushRequested());
    await pass(5 * 6000);
    const retries = 4;
    const batchAndThreeSingles = 4;
    expect(app.http.requests.length).toBeLessThanOrEqual(retries * batchAndThreeSingles + retries);
  });

  test('[FL-15] keeps its failures over a step that is saved meanwhile', async () => {
    const app = await startUpdatedApp();
    const bad = aWaitingScreeningRun({ position: 1 });
    await record(app, bad);
    app.http.always(/POST/, 406);
    await app.act(flushRequested());
    await pass(6000);
    await record(app, { ...bad, clientRevision: 4 });
    expect(onDevice(app.device, bad).failure).toMatchObject({ tries: 1, message: 'Fehler 406' });
  });
});

test('[FL-14] an answer that lacks a run is a failure', async () => {
  expectErrors('flush');
  const app = await startUpdatedApp();
  const runs = [aWaitingScreeningRun(), aWaitingScreeningRun()];
  await record(app, ...runs);
  const handle = app.server.handle.bind(app.server);
  let isForgetful = true;
  app.server.handle = (request) => {
    const answer = handle(request);
    if (!isForgetful || !Array.isArray(answer.body) || request.method === 'GET') return answer;
    return { ...answer, body: answer.body.slice(1) };
  };
  await app.act(flushRequested());
  expect(app.log.entries).toMatchObject([{ context: 'flush', error: expect.any(ApiError) }]);
  expect(selectWaitingRunCount(app.state())).toBe(2);
  isForgetful = false;
  await pass(60_000);
  expect(selectWaitingRunCount(app.state())).toBe(0);
});

test('[FL-15] an outage counts against no run: all of them go together again afterwards', async () => {
  expectErrors('flush');
  const app = await startUpdatedApp();
  const runs = [aWaitingScreeningRun(), aWaitingScreeningRun()];
  await record(app, ...runs);
  app.http.always(/./, 503);
  await app.act(flushRequested());
  await pass(anHour);
  expect(runs.map((run) => onDevice(app.device, run).failure)).toEqual([null, null]);
  app.http.heal();
  app.http.requests.length = 0;
  await pass(anHour);
  expect(app.http.lines()).toEqual(['POST /screening/runs/all/']);
});

test('[FL-15] of two runs that keep failing, neither holds up the other, whatever their kinds', async () => {
  expectErrors('flush');
  const app = await startUpdatedApp();
  const failure = { tries: 3, message: 'Fehler 500' };
  const bad = aWaitingScreeningRun({ failure: { ...failure, tries: 30 } });
  const mended = aWaitingExerciseRun({ failure });
  await record(app, bad, mended);
  app.http.decide = (request) => (isAbout(request, bad.clientId) ? 'responseLost' : null);
  await app.act(flushRequested());
  await pass(anHour);
  expect(onDevice(app.device, mended)).toMatchObject({ isDirty: false, failure: null });
  expect(onDevice(app.device, bad).isDirty).toBe(true);
});
