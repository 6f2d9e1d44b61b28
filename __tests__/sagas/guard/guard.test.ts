import type { Guard } from '../../../src/domain/guards';
import { guardActions } from '../../../store/guard/slice';
import { screeningActions } from '../../../store/screening/slice';
import { selectGuardFacts } from '../../../store/session/selectors';
import { sessionActions } from '../../../store/session/slice';
import { aDevice } from '../../fakes/device';
import { aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const enter = (app: App, guard: Guard, visit: string = guard) =>
  app.act(guardActions.entered({ visit, guard }));
const openedVisit = (app: App) => app.state().guard.openedVisit;

describe('a route guard', () => {
  test.each(['open', 'login', 'initialised'] as const)(
    'of kind %s opens at once when nothing waits to be sent',
    async (guard) => {
      const app = await startUpdatedApp();
      await enter(app, guard);
      expect(openedVisit(app)).toBe(guard);
      expect(app.http.requests).toEqual([]);
    },
  );

  test.each(['initialised', 'refresh', 'refreshWithScreening'] as const)(
    'of kind %s opens at once, and sends nothing, without a signed-in user',
    async (guard) => {
      const app = await startApp({ device: aDevice() });
      await enter(app, guard);
      expect(openedVisit(app)).toBe(guard);
      expect(app.http.requests).toEqual([]);
    },
  );

  test('[GU-9] sends waiting runs before a route with initialised data opens', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.script(/POST/, { late: 500 });
    await enter(app, 'initialised');
    expect(openedVisit(app)).toBeNull();
    await pass(500);
    expect(openedVisit(app)).toBe('initialised');
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[CO-2] [CO-25] waits at most 1 second for the flush, which continues', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.script(/POST/, { late: 8000 });
    await enter(app, 'initialised');
    await pass(999);
    expect(openedVisit(app)).toBeNull();
    await pass(1);
    expect(openedVisit(app)).toBe('initialised');
    expect(onDevice(app.device, run).isDirty).toBe(true);
    await pass(7000);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[GU-9] [FL-2] opens at once offline, even if runs wait to be sent', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await record(app, aWaitingScreeningRun());
    await enter(app, 'initialised');
    expect(openedVisit(app)).toBe('initialised');
  });

  test.each(['refresh', 'refreshWithScreening'] as const)(
    '[GU-10] of kind %s runs a full update before its route opens, and says so',
    async (guard) => {
      const app = await startUpdatedApp();
      app.http.script(/exercise\/basis/, { late: 1000 });
      await enter(app, guard);
      expect(app.state().guard).toMatchObject({ openedVisit: null, isRefreshing: true });
      await pass(1000);
      expect(app.state().guard).toMatchObject({ openedVisit: guard, isRefreshing: false });
      expect(app.state().update.status).toBe('succeeded');
    },
  );

  test('[GU-11] [CO-25] opens after 1 second with data on the device; the update continues', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 8000 });
    await enter(app, 'refresh');
    await pass(999);
    expect(openedVisit(app)).toBeNull();
    await pass(1);
    expect(openedVisit(app)).toBe('refresh');
    expect(app.state().update.status).toBe('running');
    await pass(7000);
    expect(app.state().update).toMatchObject({ status: 'succeeded', updatedAt: Date.now() });
  });

  test('[CO-25] does not wait on a network that was just slow, but for the next minute only', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 3000 });
    await enter(app, 'refresh', 'first');
    await pass(3000);
    app.http.script(/exercise\/basis/, { late: 500 });
    await enter(app, 'refresh', 'second');
    expect(openedVisit(app)).toBe('second');
    expect(app.state().update.status).toBe('running');
    await pass(60_000);
    app.http.script(/exercise\/basis/, { late: 500 });
    await enter(app, 'refresh', 'third');
    expect(openedVisit(app)).toBe('second');
    await pass(500);
    expect(openedVisit(app)).toBe('third');
  });

  test.each(['refresh', 'refreshWithScreening'] as const)(
    '[GU-11] [CO-25] of kind %s waits 5 seconds while the device lacks what its page shows',
    async (guard) => {
      const app = await startUpdatedApp();
      await app.act(screeningActions.loaded({ userScreenings: [], screenings: [] }));
      if (guard === 'refresh') await app.act(sessionActions.dataInitializedChanged(false));
      app.http.script(/exercise\/basis/, { late: 8000 });
      app.http.script(/screening\/user/, { late: 8000 });
      await enter(app, guard);
      await pass(4999);
      expect(openedVisit(app)).toBeNull();
      await pass(1);
      expect(openedVisit(app)).toBe(guard);
      expect(app.state().update.status).toBe('running');
    },
  );

  test('[GU-11] opens with the local data when the update fails', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    app.device.disk.failures = [new Error('broken')];
    await enter(app, 'refresh');
    expect(app.state().update.status).toBe('failed');
    expect(openedVisit(app)).toBe('refresh');
    expect(selectGuardFacts(app.state())).toMatchObject({ isDataInitialized: true, storedScreenings: 1 });
  });

  test('[GU-11] opens at once offline', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await enter(app, 'refresh');
    expect(openedVisit(app)).toBe('refresh');
    expect(app.http.requests).toEqual([]);
  });

  test('[GU-12] without local data and without a refresh leaves the state that leads to /update', async () => {
    const app = await startApp({ isOnline: false });
    await enter(app, 'refresh');
    expect(openedVisit(app)).toBe('refresh');
    expect(selectGuardFacts(app.state())).toMatchObject({ isSignedIn: true, isDataInitialized: false });
  });

  test('[GU-10] waits for an update that is already running', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 1000 });
    await app.act({ type: 'update/updateRequested' });
    await enter(app, 'refresh');
    await pass(1000);
    expect(openedVisit(app)).toBe('refresh');
    expect(app.http.matching(/exercise\/basis/)).toHaveLength(1);
  });

  test('does not open a route late that was left meanwhile', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 1000 });
    await enter(app, 'refresh', 'refresh');
    await enter(app, 'login');
    expect(app.state().guard).toMatchObject({ openedVisit: 'login', isRefreshing: false });
    await pass(10_000);
    expect(openedVisit(app)).toBe('login');
  });
});
