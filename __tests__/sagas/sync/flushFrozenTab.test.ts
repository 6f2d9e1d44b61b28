import type { Services } from '../../../src/services/ports';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { anna, ben, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aFreezableTab } from '../../fakes/frozenTab';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { startApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const second = 1000;
const minute = 60 * second;

/** Opens two tabs of one device with a waiting run; the first one can be frozen. */
const twoTabs = async () => {
  const { freeze, wake, wrap } = aFreezableTab();
  const first = await startApp({ device: aDeviceOf(anna), wrap });
  await first.act(updateActions.updateRequested());
  const other = await startApp({ device: first.device, server: first.server });
  const run = aWaitingScreeningRun();
  await record(first, run);
  await record(other, run);
  return { first, other, run, freeze, wake };
};

/** The first tab is frozen while its post is under way; the other one waits for the lock since then. */
const frozenInPost = async () => {
  const tabs = await twoTabs();
  tabs.first.http.script(/POST/, { late: second });
  await tabs.first.act(flushRequested());
  tabs.freeze();
  await tabs.other.act(flushRequested());
  return tabs;
};

const posts = /POST .*runs/;

describe('a tab that is frozen in the middle of a flush', () => {
  test('[FL-17] keeps the lock for two minutes, then the other one sends', async () => {
    const { first, other, run } = await frozenInPost();
    await pass(2 * minute - 1);
    expect(other.http.matching(posts)).toEqual([]);
    await pass(1);
    await settle();
    expect(other.http.matching(posts)).toHaveLength(1);
    expect(onDevice(other.device, run)).toMatchObject({ id: 501, isDirty: false });
    expect(first.server.screeningRuns.all).toHaveLength(1);
  });

  test('[FL-17] wakes and does no harm: the run stays on the server once, and both tabs go on', async () => {
    const { first, other, run, wake } = await frozenInPost();
    await pass(3 * minute);
    expect(first.device.locks.get('athletik-flush')).toEqual([]);
    wake();
    await pass(minute);
    expect(first.server.screeningRuns.all).toHaveLength(1);
    expect(first.device.locks.get('athletik-flush')).toEqual([]);
    const next = { ...run, clientRevision: 4 };
    await record(first, next);
    await first.act(flushRequested());
    await pass(second);
    expect(onDevice(other.device, run)).toMatchObject({ clientRevision: 4, isDirty: false });
    expect(first.server.screeningRuns.all).toMatchObject([{ clientRevision: 4 }]);
  });

  test('[FL-17] wakes while the other one sends: it does not send too, and does not free the lock', async () => {
    const { first, other, run, wake } = await frozenInPost();
    other.http.always(posts, { late: 5 * second });
    await pass(2 * minute);
    await settle();
    expect(other.http.matching(posts)).toHaveLength(1);
    await record(first, aWaitingScreeningRun({ ...run, clientRevision: 4 }));
    wake();
    await first.act(flushRequested());
    await pass(4 * second);
    expect(first.http.matching(posts)).toHaveLength(1);
    expect(first.device.locks.get('athletik-flush')).toHaveLength(2);
    await pass(minute);
    expect(onDevice(first.device, run)).toMatchObject({ clientRevision: 4, isDirty: false });
    expect(first.server.screeningRuns.all).toMatchObject([{ clientRevision: 4 }]);
    expect(first.device.locks.get('athletik-flush')).toEqual([]);
  });

  test('[FL-17] keeps the lock when it wakes before the two minutes are over', async () => {
    const { first, other, freeze, wake } = await twoTabs();
    first.http.script(posts, 503, { late: 3 * minute });
    await first.act(flushRequested());
    freeze();
    await other.act(flushRequested());
    await pass(110 * second);
    wake();
    await pass(3 * minute);
    expect(first.http.matching(posts)).toHaveLength(2);
    expect(other.http.matching(posts)).toEqual([]);
  });
});

test('[FL-17] a tab whose post is under way for three minutes keeps the lock', async () => {
  const { first, other } = await twoTabs();
  first.http.script(posts, { late: 3 * minute });
  await first.act(flushRequested());
  await other.act(flushRequested());
  await pass(3 * minute - 1);
  expect(first.device.locks.get('athletik-flush')).toHaveLength(2);
  expect(other.http.matching(posts)).toEqual([]);
  await pass(second);
  expect(first.http.matching(posts)).toHaveLength(1);
  expect(other.http.matching(posts)).toEqual([]);
  expect(first.device.locks.get('athletik-flush')).toEqual([]);
});

test('[FL-17] [CO-7] a tab that is frozen in an update does not remove what was sent meanwhile', async () => {
  const { first, other, run, freeze, wake } = await twoTabs();
  first.http.script(/runs.user/, { late: second });
  await first.act(updateActions.updateRequested());
  freeze();
  await other.act(flushRequested());
  await pass(3 * minute);
  expect(onDevice(other.device, run)).toMatchObject({ id: 501, isDirty: false });
  wake();
  await pass(minute);
  expect(onDevice(other.device, run)).toMatchObject({ id: 501, isDirty: false });
  expect(first.state().update.status).toBe('succeeded');
});

describe('a tab that is frozen while its flush reads the device', () => {
  test.each([1, 2])(
    '[FL-17] [CO-6] read %i: a training begun meanwhile waits for its screening run',
    async (number) => {
      let left = 0;
      const { wake, wrap } = aFreezableTab(({ label }) => {
        if (!label.startsWith('database.')) return false;
        left -= 1;
        return left === 0;
      });
      const device = aDeviceOf(anna);
      const first = await startApp({ device, wrap });
      const other = await startApp({ device, server: first.server });
      left = number;
      await first.act(flushRequested());
      expect(left).toBe(0);
      const run = aWaitingScreeningRun();
      const training = aWaitingExerciseRun({ screeningRunClientId: run.clientId });
      await record(other, run, training);
      wake();
      await other.act(flushRequested());
      await pass(minute);
      expect(first.server.screeningRuns.all).toMatchObject([{ id: 501, clientId: run.clientId }]);
      expect(first.server.exerciseRuns.all).toMatchObject([
        { clientId: training.clientId, screeningRunId: 501 },
      ]);
    },
  );
});

test('[SE-1] what a tab sends that was frozen during the logout is not shown to the next user', async () => {
  const { freeze, wake, wrap } = aFreezableTab();
  // A page that wakes may get the answer of the server before it hears of the logout.
  const unaware = (services: Services): Services =>
    wrap({ ...services, session: { ...services.session, onUserChange: () => () => {} } });
  const first = await startApp({ device: aDeviceOf(tina), wrap: unaware });
  const other = await startApp({ device: first.device, server: first.server });
  await first.act(updateActions.updateRequested());
  const run = aWaitingScreeningRun({ userId: ben.id, recordedBy: tina.id });
  await record(first, run);
  freeze();
  await other.act(sessionActions.logoutRequested());
  await other.act(sessionActions.loginRequested({ username: anna.username, password: 'athletik' }));
  await other.act(updateActions.updateRequested());
  expect(other.state().session).toMatchObject({ user: { id: anna.id }, isDataInitialized: true });
  wake();
  await first.act(flushRequested());
  await pass(second);
  expect(onDevice(first.device, run)).toMatchObject({ id: 501, isDirty: false });
  expect(other.state().runs.screeningRun).toEqual([]);
});
