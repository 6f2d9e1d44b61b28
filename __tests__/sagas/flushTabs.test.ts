/** @jest-environment node */

import type { Services } from '../../src/services/ports';
import { selectRefusedRuns, selectWaitingRunCount } from '../../store/selectors/sync';
import { sessionActions } from '../../store/slices/session';
import { syncActions } from '../../store/slices/sync';
import { updateLogActions } from '../../store/slices/updateLog';
import { aWaitingScreeningRun, onDevice, record } from '../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass, pause } from '../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const gatheringTime = 300;

/** Two tabs of one device, with a run that waits for the server. */
const twoTabs = async () => {
  const first = await startUpdatedApp();
  const second = await startApp({ device: first.device, server: first.server });
  const run = aWaitingScreeningRun();
  await record(first, run);
  await record(second, run);
  return { first, second, run };
};

describe('two tabs of one device', () => {
  test('[FL-10] send a run once, though both are asked to', async () => {
    const { first, second } = await twoTabs();
    first.http.always(/POST/, { late: 1000 });
    first.dispatch(flushRequested());
    second.dispatch(flushRequested());
    await pass(10_000);
    expect(first.http.requests).toHaveLength(1);
    expect(second.http.requests).toHaveLength(0);
  });

  test('[FL-10] the other tab sees that a run was sent', async () => {
    const { first, second } = await twoTabs();
    expect(selectWaitingRunCount(second.state())).toBe(1);
    await first.act(flushRequested());
    await pass(gatheringTime);
    expect(selectWaitingRunCount(second.state())).toBe(0);
    expect(second.state().screening.runs).toMatchObject([{ id: 501, isDirty: false }]);
  });

  test('[FL-10] [CO-4] the other tab sees that a run was refused', async () => {
    expectErrors('setAside');
    const { first, second, run } = await twoTabs();
    first.server.refusals.set(run.clientId, 422);
    await first.act(flushRequested());
    await pass(gatheringTime);
    expect(selectRefusedRuns(second.state())).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[FL-10] a tab that dies while it sends lets the other go on, and the run is on the server once', async () => {
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

  test('[FL-10] a tab that dies while it sends is relieved by the other, though nobody asks it to', async () => {
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

  test('[FL-10] a tab that is looked at sends what a closed one had no time to tell of', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const run = aWaitingScreeningRun();
    await record(first, run);
    first.kill();
    second.page.show(true);
    await pass(0);
    expect(onDevice(second.device, run).isDirty).toBe(false);
  });

  test('[FL-10] [SE-1] a logout gives up the wait for the other tab', async () => {
    const { first, second } = await twoTabs();
    first.http.always(/POST/, { late: 5000 });
    await first.act(flushRequested());
    await second.act(flushRequested());
    expect(first.device.locks.get('athletik-flush')).toHaveLength(2);
    await second.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(first.device.locks.get('athletik-flush')).toEqual([]);
    expect(second.http.requests).toEqual([]);
  });

  test('[FL-10] the other tab sees what an update brought', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const [screening] = first.server.content.screenings;
    if (screening) first.server.content.screenings = [{ ...screening, name: 'Neu' }];
    await first.act(updateLogActions.updateRequested());
    await pass(gatheringTime);
    expect(second.state().screening.screenings).toMatchObject([{ name: 'Neu' }]);
  });

  test('[FL-10] a tab sees what the other wrote while it was starting', async () => {
    const first = await startUpdatedApp();
    const slowly = (services: Services): Services => ({
      ...services,
      database: {
        ...services.database,
        load: async (userId) => {
          const stored = await services.database.load(userId);
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
    expect(second.state().screening.runs).toMatchObject([{ clientId: run.clientId }]);
  });

  test('[FL-10] update one after the other', async () => {
    const { first, second } = await twoTabs();
    first.http.script(/exercise\/$/, { late: 1000 });
    await first.act(updateLogActions.updateRequested());
    await second.act(updateLogActions.updateRequested());
    expect(second.http.matching(/GET/)).toEqual([]);
    await pass(1000);
    expect(second.http.matching(/GET/).length).toBeGreaterThan(0);
  });

  test('[CO-7] a run that is sent while an update loads the runs is not lost from the device', async () => {
    const { first, second, run } = await twoTabs();
    first.http.script(/runs.user/, { late: 1000 });
    await first.act(updateLogActions.updateRequested());
    await second.act(flushRequested());
    await pass(10_000);
    expect(onDevice(first.device, run)).toMatchObject({ id: 501, isDirty: false });
    expect(first.state().screening.runs).toMatchObject([{ id: 501 }]);
  });

  test('[FL-7] an update does not put the state of before an upload over the one after it', async () => {
    const { first, second, run } = await twoTabs();
    await first.act(flushRequested());
    await record(first, { ...run, id: 501, clientRevision: 4 });
    first.http.script(/runs.user/, { late: 1000 });
    await first.act(updateLogActions.updateRequested());
    await second.act(flushRequested());
    await pass(10_000);
    expect(onDevice(first.device, run)).toMatchObject({ clientRevision: 4, isDirty: false });
    expect(first.server.screeningRuns.all).toMatchObject([{ clientRevision: 4 }]);
  });
});

test('[SE-1] what a tab was still reading when its user logged out is not shown to the next one', async () => {
  const { first, second, run } = await twoTabs();
  const { load } = second.database;
  second.database.load = async (userId) => {
    await pause(1000);
    return load(userId);
  };
  await record(first, { ...run, clientRevision: 4 });
  first.tabs.announceChange();
  await pass(gatheringTime);
  second.dispatch(sessionActions.logoutRequested());
  await pass(1000);
  expect(second.state().screening.runs).toEqual([]);
});
