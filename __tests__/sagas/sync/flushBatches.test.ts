import { maxBatch } from '../../../src/contract/calls';
import type { LocalExerciseRun } from '../../../src/domain/runs';
import type { Database } from '../../../src/services/ports';
import { selectWaitingRunCount } from '../../../store/runs/selectors';
import { runsActions } from '../../../store/runs/slice';
import { syncActions } from '../../../store/sync/slice';
import { aRunUnit } from '../../builders';
import type { WrappedServices } from '../../fakes/openApp';
import { aWaitingExerciseRun } from '../../fakes/recorded';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;

/** A run of about 8 kB, as a screening run with its exercises is. */
const aLargeRun = () => aWaitingExerciseRun({ runUnits: [aRunUnit({ athleteNote: 'ä'.repeat(4000) })] });

const recordRuns = async (runs: LocalExerciseRun[], options: Parameters<typeof startUpdatedApp>[0] = {}) => {
  const app = await startUpdatedApp(options);
  const stored = runs.map((run, index) => ({ ...run, localId: index + 1 }));
  app.device.disk.tables.exerciseRun = stored;
  await app.act(
    runsActions.loaded({
      screeningRun: [],
      exerciseRun: stored,
      unreadable: 0,
      former: [],
      readAt: beginning,
      since: { stored: [], changed: [] },
    }),
  );
  return { app, runs };
};

const recordLargeRuns = (count: number, options?: Parameters<typeof startUpdatedApp>[0]) =>
  recordRuns(Array.from({ length: count }, aLargeRun), options);

const batchSizes = ({ http }: { http: { requests: { body?: unknown }[] } }) =>
  http.requests.map(({ body }) => (Array.isArray(body) ? body.length : 1));

describe('the size of a batch', () => {
  test('[FL-14] lets everything through a network of 28 kbit/s', async () => {
    const { app } = await recordLargeRuns(6);
    app.http.uplink = 28_000 / 8;
    await app.act(flushRequested());
    await pass(20_000);
    expect(batchSizes(app)).toEqual([3, 3]);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[FL-14] stays on a slow network, and grows on a fast one', async () => {
    const { app } = await recordLargeRuns(100);
    app.http.uplink = 3500;
    await app.act(flushRequested());
    await pass(60_000);
    expect(new Set(batchSizes(app))).toEqual(new Set([3]));
    app.http.uplink = 1_000_000;
    await pass(60_000);
    expect(batchSizes(app).slice(-4)).toEqual([3, 3, 48, 22]);
    expect(app.server.exerciseRuns.all).toHaveLength(100);
  });

  test('[FL-14] grows after a network that was gone: only the try that arrived tells how fast it is', async () => {
    const { app } = await recordLargeRuns(100);
    app.http.script(/POST/, 'requestLost');
    await app.act(flushRequested());
    await pass(60_000);
    expect(batchSizes(app)).toEqual([3, 3, 48, 49]);
  });

  test('[FL-14] lets 1,000 runs through a fast network in a few requests', async () => {
    const { app } = await recordLargeRuns(1000);
    await app.act(flushRequested());
    await pass(1000);
    expect(app.server.exerciseRuns.all).toHaveLength(1000);
    expect(app.http.requests.length).toBeLessThan(30);
  });

  test('[FL-14] [API-30] never has more runs than a server takes', async () => {
    const { app } = await recordRuns(Array.from({ length: 1500 }, () => aWaitingExerciseRun()));
    await app.act(flushRequested());
    await pass(1000);
    expect(app.server.exerciseRuns.all).toHaveLength(1500);
    expect(batchSizes(app).slice(1, 3)).toEqual([maxBatch, maxBatch]);
  });

  test('[FL-14] is halved by a time-out, down to a single run, which has 10 s and 1 s per kB', async () => {
    expectErrors('flush');
    const { app } = await recordLargeRuns(2);
    // A time-out for two runs, but not for one.
    app.http.uplink = 550;
    await app.act(flushRequested());
    await pass(3_600_000);
    expect(batchSizes(app).slice(0, 5)).toEqual([2, 2, 2, 2, 1]);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[FL-14] [CO-4] is halved by a server that takes only small bodies', async () => {
    const { app } = await recordLargeRuns(3);
    app.server.limit = 9000;
    await app.act(flushRequested());
    expect(batchSizes(app)).toEqual([3, 1, 2]);
    expect(app.server.exerciseRuns.all).toHaveLength(3);
  });
});

/** A database that does not mark sent runs before it is let to. */
const slowToMark = () => {
  let goOn = () => {};
  const allowed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const wrap = (services: WrappedServices): WrappedServices => {
    const markSent: Database['markSent'] = async (...args) => {
      await allowed;
      return services.database.markSent(...args);
    };
    const database = new Proxy(services.database, {
      get: (target, name) => {
        if (name === 'markSent') return markSent;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { ...services, database };
  };
  return { wrap, goOn };
};

test('[FL-7] a batch is noted while the next one is sent, and also when that one fails', async () => {
  expectErrors('flush');
  const { wrap, goOn } = slowToMark();
  const { app } = await recordLargeRuns(10, { wrap });
  app.http.script(/POST/, null);
  app.http.always(/POST/, 503);
  await app.act(flushRequested());
  await pass(20_000);
  expect(batchSizes(app).slice(0, 2)).toEqual([3, 7]);
  expect(selectWaitingRunCount(app.state())).toBe(10);
  expect(app.state().sync.status).toBe('running');
  goOn();
  await pass(1);
  expect(selectWaitingRunCount(app.state())).toBe(7);
  expect(app.device.disk.tables.exerciseRun.filter(({ isDirty }) => isDirty)).toHaveLength(7);
  expect(app.state().sync.status).toBe('failed');
});

describe('a server that wants to be asked later', () => {
  test.each([
    ['a 503 with Retry-After', { asksToWait: 600_000 }],
    ['a 503 with Retry-After that comes often', { asksToWait: 1_200_000 }],
  ])('[CO-22] is not asked before: %s', async (_case, fault) => {
    expectErrors('flush');
    const { app } = await recordLargeRuns(1);
    app.http.script(/POST/, fault);
    await app.act(flushRequested());
    expect(app.state().sync.nextTryAt.runs).toBe(beginning + fault.asksToWait);
    await app.act(flushRequested());
    await pass(fault.asksToWait - 1);
    expect(app.http.requests).toHaveLength(1);
    await pass(1);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[CO-22] with a 429 is asked again later: nothing is set aside or counted as a failure', async () => {
    expectErrors('flush');
    const { app, runs } = await recordLargeRuns(1);
    app.http.always(/POST/, 429);
    await app.act(flushRequested());
    await pass(600_000);
    expect(app.device.disk.tables.exerciseRun).toMatchObject([
      { clientId: runs[0]?.clientId, isDirty: true, refusal: null, failure: null },
    ]);
    app.http.heal();
    await pass(600_000);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });
});
