import type { Services } from '../../../src/services/ports';
import { selectRefusedRuns, selectWaitingRunCount } from '../../../store/runs/selectors';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, pause } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const gatheringTime = 300;

/** Opens two tabs of one device with a waiting run. */
const twoTabs = async () => {
  const first = await startUpdatedApp();
  const second = await startApp({ device: first.device, server: first.server });
  const run = aWaitingScreeningRun();
  await record(first, run);
  await record(second, run);
  return { first, second, run };
};

describe('two tabs of one device', () => {
  test('[FL-10] send a run once, even if both are told to', async () => {
    const { first, second } = await twoTabs();
    first.http.always(/POST/, { late: 1000 });
    first.dispatch(flushRequested());
    second.dispatch(flushRequested());
    await pass(10_000);
    expect(first.http.requests).toHaveLength(1);
    expect(second.http.requests).toHaveLength(0);
  });

  test('[FL-10] both show that one of them has sent a run', async () => {
    const { first, second } = await twoTabs();
    expect(selectWaitingRunCount(second.state())).toBe(1);
    await first.act(flushRequested());
    await pass(gatheringTime);
    expect(selectWaitingRunCount(second.state())).toBe(0);
    expect(second.state().runs.screeningRun).toMatchObject([{ id: 501, isDirty: false }]);
  });

  test('[FL-10] [CO-4] both show that a run was refused', async () => {
    expectErrors('setAside');
    const { first, second, run } = await twoTabs();
    first.server.refusals.set(run.clientId, 422);
    await first.act(flushRequested());
    await pass(gatheringTime);
    expect(selectRefusedRuns(second.state())).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[FL-10] store a run once when one dies during its flush and the other flushes', async () => {
    const { first, second, run } = await twoTabs();
    first.http.always(/POST/, { late: 5000 });
    await first.act(flushRequested());
    await second.act(flushRequested());
    first.kill();
    await pass(0);
    expect(second.http.requests).toHaveLength(1);
    expect(first.server.screeningRuns.all).toHaveLength(1);
    expect(onDevice(second.device, run).isDirty).toBe(false);
  });

  test('[FL-10] take over: when one dies during its flush, the other sends the run without being told to', async () => {
    const { first, second, run } = await twoTabs();
    first.http.always(/POST/, 'silent');
    await record(first, { ...run, clientRevision: 4 });
    await first.act(flushRequested());
    first.tabs.announceChange();
    await pass(gatheringTime);
    first.kill();
    await pass(0);
    expect(onDevice(second.device, run).isDirty).toBe(false);
  });

  test('[FL-10] take over: one that becomes visible sends runs that a closed one did not announce', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const run = aWaitingScreeningRun();
    await record(first, run);
    first.kill();
    second.page.show(true);
    await pass(0);
    expect(onDevice(second.device, run).isDirty).toBe(false);
  });

  test('[FL-3] [FL-10] take over: a flush of one sends runs that a closed one did not announce', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const run = aWaitingScreeningRun();
    const training = aWaitingExerciseRun();
    await record(first, run);
    await second.act(flushRequested());
    await record(first, training);
    first.kill();
    await second.act(flushRequested());
    expect([run, training].map((one) => onDevice(second.device, one).isDirty)).toEqual([false, false]);
  });

  test('[FL-3] [FL-10] [UP-5] do not wait for each other to find that no run waits', async () => {
    const slowly = (services: Services): Services => ({
      ...services,
      database: {
        ...services.database,
        sendableRuns: async (...args) => {
          await pause(5000);
          return services.database.sendableRuns(...args);
        },
      },
    });
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server, wrap: slowly });
    await second.act(flushRequested());
    await first.act(updateActions.updateRequested());
    await second.act(updateActions.updateRequested());
    expect([first, second].map((app) => app.state().update.status)).toEqual(['succeeded', 'succeeded']);
  });

  test('[FL-10] [CO-6] do not wake each other for ever over a training whose screening run was refused', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const refused = aWaitingScreeningRun({ refusal: { status: 422, message: 'Nein.' } });
    await record(first, refused, aWaitingExerciseRun({ screeningRunClientId: refused.clientId }));
    first.tabs.announceChange();
    await pass(60_000);
    const flushes = [first, second].map((app) => app.typesOf('sync/flushStarted').length);
    await pass(60_000);
    expect([first, second].map((app) => app.typesOf('sync/flushStarted').length)).toEqual(flushes);
  });

  test('[FL-10] [SE-1] stop waiting for each other after a logout', async () => {
    const { first, second } = await twoTabs();
    first.http.always(/POST/, { late: 5000 });
    await first.act(flushRequested());
    await second.act(flushRequested());
    expect(first.device.locks.get('athletik-flush')).toHaveLength(2);
    await second.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(first.device.locks.get('athletik-flush')).toEqual([]);
    expect(second.http.matching(/runs/)).toEqual([]);
  });

  test('[FL-10] both show the data of an update', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const [screening] = first.server.content.screenings;
    if (screening) first.server.content.screenings = [{ ...screening, name: 'Neu' }];
    await first.act(updateActions.updateRequested());
    await pass(gatheringTime);
    expect(second.state().screening.screenings).toMatchObject([{ name: 'Neu' }]);
  });

  test('[FL-10] both show what one wrote while the other was starting', async () => {
    const first = await startUpdatedApp();
    const slowly = (services: Services): Services => ({
      ...services,
      database: {
        ...services.database,
        load: async (owner) => {
          const stored = await services.database.load(owner);
          await pause(1000);
          return stored;
        },
      },
    });
    const second = await startApp({ device: first.device, server: first.server, wrap: slowly });
    const run = aWaitingScreeningRun();
    await record(first, run);
    first.tabs.announceChange();
    await pass(2000);
    expect(second.state().runs.screeningRun).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[FL-10] run their updates one after the other', async () => {
    const { first, second } = await twoTabs();
    first.http.script(/exercise\/$/, { late: 1000 });
    await first.act(updateActions.updateRequested());
    await second.act(updateActions.updateRequested());
    expect(second.http.matching(/GET/)).toEqual([]);
    await pass(1000);
    expect(second.http.matching(/GET/).length).toBeGreaterThan(0);
  });

  test('[CO-7] keep a run on the device that is sent while an update loads the runs', async () => {
    const { first, second, run } = await twoTabs();
    first.http.script(/runs.user/, { late: 1000 });
    await first.act(updateActions.updateRequested());
    await second.act(flushRequested());
    await pass(10_000);
    expect(onDevice(first.device, run)).toMatchObject({ id: 501, isDirty: false });
    expect(first.state().runs.screeningRun).toMatchObject([{ id: 501 }]);
  });

  test('[FL-7] do not undo an upload with the older state that an update loaded before', async () => {
    const { first, second, run } = await twoTabs();
    await first.act(flushRequested());
    await record(first, { ...run, id: 501, clientRevision: 4 });
    first.http.script(/runs.user/, { late: 1000 });
    await first.act(updateActions.updateRequested());
    await second.act(flushRequested());
    await pass(10_000);
    expect(onDevice(first.device, run)).toMatchObject({ clientRevision: 4, isDirty: false });
    expect(first.server.screeningRuns.all).toMatchObject([{ clientRevision: 4 }]);
  });
});

test('[SE-1] data that a tab was still reading at the logout is not shown to the next user', async () => {
  const { first, second, run } = await twoTabs();
  const { load } = second.database;
  second.database.load = async (owner) => {
    await pause(1000);
    return load(owner);
  };
  await record(first, { ...run, clientRevision: 4 });
  first.tabs.announceChange();
  await pass(gatheringTime);
  second.dispatch(sessionActions.logoutRequested());
  await pass(1000);
  expect(second.state().runs.screeningRun).toEqual([]);
});
