import { isWaiting } from '../../../src/domain/runs';
import { selectScreening } from '../../../store/screening/selectors';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aScreeningRun } from '../../builders';
import { anna, screening } from '../../fakes/club';
import { aPlainClub } from '../../fakes/plainClub';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const { updateRequested } = updateActions;

const startOnPlainServer = async () => {
  const app = await startUpdatedApp({ server: aPlainClub() });
  app.server.screeningRuns.add({ ...aScreeningRun({ id: 77, completed: true }), id: 77 } as never);
  return app;
};

describe('a server that speaks only the specification', () => {
  test('[API-45] gives its content, whose texts may be missing', async () => {
    const app = await startOnPlainServer();
    expect(app.state().session).toMatchObject({ isDataInitialized: true });
    expect(selectScreening(app.state(), screening.id)?.tests[0]).toMatchObject({
      what: null,
      execution: null,
    });
  });

  test('[API-45] gives a run without a client id, which stays the same run with every update', async () => {
    const app = await startOnPlainServer();
    await app.act(updateRequested());
    const [first] = runsOn(app.device);
    expect(first).toMatchObject({ id: 77, clientRevision: 0, isDirty: false, userId: anna.id });
    await app.act(updateRequested());
    expect(runsOn(app.device)).toMatchObject([{ id: 77, clientId: first?.clientId }]);
  });

  test('[API-45] [FL-16] gets each run once, and an update finds it again by its id', async () => {
    const app = await startOnPlainServer();
    const screeningRuns = [1, 2, 3].map((second) =>
      aWaitingScreeningRun({ start: `2026-11-0${second}T10:00:00.000Z` }),
    );
    const [parent] = screeningRuns;
    const training = aWaitingExerciseRun({ screeningRunClientId: parent?.clientId ?? null });
    await record(app, ...screeningRuns, training);
    await app.act(flushRequested());
    const sent = app.server.screeningRuns.all.filter(({ id }) => id !== 77);
    for (const { clientId, id } of sent) expect(onDevice(app.device, { clientId })).toMatchObject({ id });
    expect(runsOn(app.device).filter(isWaiting)).toEqual([]);
    expect(app.server.exerciseRuns.all).toMatchObject([{ screeningRunId: sent[0]?.id }]);

    app.http.requests.length = 0;
    await app.act(updateRequested(), flushRequested());
    expect(app.http.matching(/POST/)).toEqual([]);
    const clientIds = runsOn(app.device).map(({ clientId }) => clientId);
    expect(clientIds).toEqual(expect.arrayContaining(screeningRuns.map(({ clientId }) => clientId)));
    expect(clientIds).toHaveLength(5);
  });

  test('[API-45] an answer with too few runs marks none of them sent', async () => {
    const app = await startOnPlainServer();
    const handle = app.server.handle;
    app.server.handle = (request) => {
      const answer = handle(request);
      return /runs.all/.test(request.path) ? { ...answer, body: [] } : answer;
    };
    await record(app, aWaitingScreeningRun(), aWaitingScreeningRun());
    expectErrors('flush');
    await app.act(flushRequested());
    expect(runsOn(app.device).filter(({ isDirty }) => isDirty)).not.toEqual([]);
  });
});
