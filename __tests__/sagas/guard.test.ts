/** @jest-environment node */
import type { Guard } from '../../src/domain/guards';
import { selectGuardFacts } from '../../store/selectors/session';
import { guardActions } from '../../store/slices/guard';
import { aDevice } from '../fakes/device';
import { aWaitingScreeningRun, onDevice, record } from '../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass } from '../fakes/virtualTime';

onVirtualTime();

const enter = (app: App, guard: Guard, visit = guard) => app.act(guardActions.entered({ visit, guard }));
const openedVisit = (app: App) => app.state().guard.openedVisit;

describe('a guard', () => {
  test.each(['open', 'login', 'initialised'] as const)(
    'of kind %s opens at once when nothing waits',
    async (guard) => {
      const app = await startUpdatedApp();
      await enter(app, guard);
      expect(openedVisit(app)).toBe(guard);
      expect(app.http.requests).toEqual([]);
    },
  );

  test.each(['initialised', 'refresh', 'refreshWithScreening'] as const)(
    'of kind %s opens at once, and sends nothing, for a visitor',
    async (guard) => {
      const app = await startApp({ device: aDevice() });
      await enter(app, guard);
      expect(openedVisit(app)).toBe(guard);
      expect(app.http.requests).toEqual([]);
    },
  );

  test('[GU-9] sends what waits before a route with initialised data opens', async () => {
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

  test('[CO-2] waits for the flush 2 seconds at most; the flush goes on', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.script(/POST/, { late: 8000 });
    await enter(app, 'initialised');
    await pass(1999);
    expect(openedVisit(app)).toBeNull();
    await pass(1);
    expect(openedVisit(app)).toBe('initialised');
    expect(onDevice(app.device, run).isDirty).toBe(true);
    await pass(6000);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[GU-9] [FL-2] opens at once offline, whatever waits', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await record(app, aWaitingScreeningRun());
    await enter(app, 'initialised');
    expect(openedVisit(app)).toBe('initialised');
  });

  test.each(['refresh', 'refreshWithScreening'] as const)(
    '[GU-10] of kind %s performs a full update before its route opens, and says so',
    async (guard) => {
      const app = await startUpdatedApp();
      app.http.script(/exercise\/basis/, { late: 1000 });
      await enter(app, guard);
      expect(app.state().guard).toEqual({ openedVisit: null, isRefreshing: true });
      await pass(1000);
      expect(app.state().guard).toEqual({ openedVisit: guard, isRefreshing: false });
      expect(app.state().updateLog.status).toBe('succeeded');
    },
  );

  test('[GU-11] lets in after 5 seconds; the update goes on in the background', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 8000 });
    await enter(app, 'refresh');
    await pass(4999);
    expect(openedVisit(app)).toBeNull();
    await pass(1);
    expect(openedVisit(app)).toBe('refresh');
    expect(app.state().updateLog.status).toBe('updating');
    await pass(3000);
    expect(app.state().updateLog.status).toBe('succeeded');
  });

  test('[GU-11] lets in when the update fails, with the data that is here', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    app.device.disk.failures = [new Error('broken')];
    await enter(app, 'refresh');
    expect(app.state().updateLog.status).toBe('failed');
    expect(openedVisit(app)).toBe('refresh');
    expect(selectGuardFacts(app.state())).toMatchObject({ isDataInitialized: true, storedScreenings: 1 });
  });

  test('[GU-11] lets in at once offline', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await enter(app, 'refresh');
    expect(openedVisit(app)).toBe('refresh');
    expect(app.http.requests).toEqual([]);
  });

  test('[GU-12] that cannot refresh with nothing local leaves the facts that lead to /update', async () => {
    const app = await startApp({ isOnline: false });
    await enter(app, 'refresh');
    expect(openedVisit(app)).toBe('refresh');
    expect(selectGuardFacts(app.state())).toMatchObject({ isSignedIn: true, isDataInitialized: false });
  });

  test('[GU-10] joins an update that is on its way', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 1000 });
    await app.act({ type: 'updateLog/updateRequested' });
    await enter(app, 'refresh');
    await pass(1000);
    expect(openedVisit(app)).toBe('refresh');
    expect(app.http.matching(/exercise\/basis/)).toHaveLength(1);
  });

  test('of a route that was left again does not open it late', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/basis/, { late: 1000 });
    await enter(app, 'refresh', 'refresh');
    await enter(app, 'login');
    expect(app.state().guard).toEqual({ openedVisit: 'login', isRefreshing: false });
    await pass(10_000);
    expect(openedVisit(app)).toBe('login');
  });
});
