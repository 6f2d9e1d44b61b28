import { selectOpenRun } from '../../../store/runs/selectors';
import { runsActions } from '../../../store/runs/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aTestRun } from '../../builders';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { erasureKey } from '../../fakes/StoredRuns';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const otherAnswers = [aTestRun({ duration: 7 })];

/** A device with a waiting run, and a copy of it from which the same run was sent with other answers, as `revision`. */
const startCopied = async (revision: number, overrides: Parameters<typeof aWaitingScreeningRun>[0] = {}) =>
  copiedOn(await startUpdatedApp(), revision, overrides);

const copiedOn = async (
  app: Awaited<ReturnType<typeof startUpdatedApp>>,
  revision: number,
  overrides: Parameters<typeof aWaitingScreeningRun>[0] = {},
) => {
  const run = aWaitingScreeningRun({ clientRevision: 5, ...overrides });
  await record(app, run);
  const copy = { ...run, clientRevision: revision, testRuns: otherAnswers };
  app.server.screeningRuns.add({ ...copy, id: 900, isDirty: false });
  return { app, run };
};

describe('a run that a copy of this device has sent with other answers', () => {
  test.each([
    ['at a higher revision', 9],
    ['at the same revision', 5],
  ])('[FL-16] [CO-21] is stored a second time: %s', async (_case, revision) => {
    const { app, run } = await startCopied(revision);
    await app.act(flushRequested());
    expect(app.server.screeningRuns.all).toMatchObject([
      { id: 900, clientRevision: revision, testRuns: otherAnswers },
      { testRuns: run.testRuns },
    ]);
    expect(runsOn(app.device)).toMatchObject([
      { forkOf: run.clientId, isDirty: false, refusal: null, id: 501 },
    ]);
    expect(app.state().runs.screeningRun).toMatchObject([{ forkOf: run.clientId, isDirty: false, id: 501 }]);
    expect(app.state().toasts.messages).toMatchObject([
      { text: expect.stringContaining('als eigener Eintrag') },
    ]);
  });

  test('[FL-16] [DE-6] comes with the next update, although the changes have told it before', async () => {
    const app = await startUpdatedApp();
    app.server.offerDesk();
    const update = () => app.act(updateActions.updateRequested());
    // The first one asks only at its end what the server offers.
    await update();
    await update();
    const { run } = await copiedOn(app, 9);
    await update();
    await update();
    expect(runsOn(app.device)).toContainEqual(expect.objectContaining({ clientId: run.clientId, id: 900 }));
    expect(runsOn(app.device)).toHaveLength(2);
  });

  test('[FL-16] [DE-6] comes with the next update, although it forked between two pages of one', async () => {
    const app = await startUpdatedApp();
    app.server.offerDesk();
    const update = () => app.act(updateActions.updateRequested());
    await update();
    await update();
    const { run } = await copiedOn(app, 9);
    const [copy] = app.server.screeningRuns.all;
    for (let id = 901; id <= 906; id += 1) {
      const clientId = `b0000000-0000-4000-8000-000000000${id}`;
      app.server.screeningRuns.all.push({ ...copy, id, clientId } as never);
    }
    app.http.script(/GET .changes/, { late: 100 });
    await update();
    await app.act(flushRequested());
    await pass(200);
    expect(app.http.lines().filter((line) => /^GET .changes/.test(line)).length).toBeGreaterThan(3);
    expect(runsOn(app.device)).toContainEqual(expect.objectContaining({ forkOf: run.clientId }));
    await update();
    expect(runsOn(app.device)).toContainEqual(expect.objectContaining({ clientId: run.clientId, id: 900 }));
  });

  test('[FL-16] with the same answers is not stored a second time', async () => {
    const { app, run } = await startCopied(9);
    app.server.screeningRuns.all[0] = { ...app.server.screeningRuns.all[0], testRuns: run.testRuns } as never;
    await app.act(flushRequested());
    expect(app.server.screeningRuns.all).toHaveLength(1);
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: false, id: 900, forkOf: null });
  });

  test('[FL-16] takes its exercise runs along', async () => {
    const { app, run } = await startCopied(9);
    const waiting = aWaitingExerciseRun({ screeningRunClientId: run.clientId });
    const knowing = aWaitingExerciseRun({ screeningRunClientId: run.clientId, screeningRunId: 900 });
    await record(app, waiting, knowing);
    await app.act(flushRequested());
    await pass(0);
    expect(app.server.exerciseRuns.all).toMatchObject([{ screeningRunId: 501 }, { screeningRunId: 501 }]);
  });

  test('[FL-16] goes on where it was when it is open, here and in another tab', async () => {
    const { app } = await startCopied(9, { position: 0, completed: false });
    const other = await startApp({ device: app.device, server: app.server });
    await app.act(screeningRunActions.openRequested({ userScreeningId: 41 }));
    await app.act(flushRequested());
    await pass(1000);
    const open = selectOpenRun(app.state(), 'screeningRun');
    expect(open).toMatchObject({ forkOf: expect.any(String), position: 0 });
    await app.act(screeningRunActions.nextPressed());
    expect(runsOn(app.device)).toHaveLength(1);
    expect(other.state().runs.screeningRun).toMatchObject([{ clientId: open?.clientId }]);
  });

  test('[FL-16] [DB-13] keeps an answer that could not be saved when another tab sends the run', async () => {
    expectErrors('saveRun');
    const { app, run } = await startCopied(9, { position: 0, completed: false });
    const other = await startApp({ device: app.device, server: app.server, isOnline: false });
    await app.act(screeningRunActions.openRequested({ userScreeningId: 41 }));
    app.device.disk.failures.push(diskIsFull());
    const { clientId } = run;
    await app.act(runsActions.questionAnswered({ clientId, testId: 11, questionId: 111, checked: true }));
    other.network.goOnline();
    await other.act(flushRequested());
    await pass(1000);
    expect(selectOpenRun(app.state(), 'screeningRun')).toMatchObject({
      forkOf: clientId,
      clientRevision: 6,
    });
    await app.act(screeningRunActions.saveRequested());
    expect(runsOn(app.device)).toMatchObject([{ forkOf: clientId, clientRevision: 6, isDirty: true }]);
  });

  test('[FL-16] is compared only at the revision that was sent', async () => {
    const { app, run } = await startCopied(5);
    app.server.screeningRuns.all.length = 0;
    app.http.script(/POST/, { late: 1000 });
    await app.act(flushRequested());
    await record(app, { ...run, clientRevision: 6, testRuns: otherAnswers });
    await pass(1000);
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: true, forkOf: null, id: 501 });
  });
});

describe('a server that stores something else than it was sent', () => {
  test('[FL-16] gets a run twice and not more often; then the run is set aside', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    const handle = app.server.handle.bind(app.server);
    app.server.handle = (request) => {
      const answer = handle(request);
      const isRun = request.method === 'POST' && request.path === '/screening/runs/';
      return isRun ? { ...answer, body: { ...(answer.body as object), testRuns: [] } } : answer;
    };
    await app.act(flushRequested());
    await pass(600_000);
    expect(app.http.matching(/POST .*runs/)).toHaveLength(2);
    expect(runsOn(app.device)).toMatchObject([
      {
        testRuns: run.testRuns,
        isDirty: true,
        refusal: { status: 409, message: expect.stringContaining('etwas anderes') },
      },
    ]);
    expect(app.state().runs.screeningRun).toMatchObject([{ refusal: { status: 409 } }]);
  });

  test('[CO-21] without a name of its own refuses a run with a 409', async () => {
    expectErrors('setAside');
    const app = await startUpdatedApp();
    app.server.instance = null;
    await app.act({ type: 'update/updateRequested' });
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.server.refusals.set(run.clientId, 409);
    await app.act(flushRequested());
    expect(onDevice(app.device, run)).toMatchObject({ refusal: { status: 409 }, forkOf: null });
  });
});

test('[ON-5] a run that was erased from the server leaves the device', async () => {
  const app = await startUpdatedApp();
  const run = aWaitingScreeningRun();
  const other = aWaitingScreeningRun();
  await record(app, run, other);
  app.server.erased.add(erasureKey(run));
  await app.act(flushRequested());
  expect(runsOn(app.device)).toMatchObject([{ clientId: other.clientId, isDirty: false }]);
  expect(app.state().runs.screeningRun).toMatchObject([{ clientId: other.clientId }]);
  await app.act(runsActions.removed({ kind: 'screeningRun', clientId: run.clientId }));
});
