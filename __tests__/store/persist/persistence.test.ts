import { createStore } from '../../../store/createStore';
import { exerciseActions } from '../../../store/exercise/slice';
import { selectDisagreement } from '../../../store/progress/disagreement';
import { serverActions } from '../../../store/server/slice';
import { sessionActions } from '../../../store/session/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { updateActions } from '../../../store/update/slice';
import { anna } from '../../fakes/club';
import { aDeviceOf, type Device } from '../../fakes/device';
import { aWaitingScreeningRun, record } from '../../fakes/recorded';
import { startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, pause } from '../../fakes/virtualTime';

onVirtualTime();

/** Reads back the kept fields of a slice. */
const keptOf = (device: Device, key: string): Record<string, unknown> => {
  const { _persist, ...fields } = JSON.parse(device.persisted.get(`persist:${key}`) ?? '{}');
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.parse(String(value))]));
};

describe('what a reload must not lose', () => {
  test('[DB-2] is of the update its log and its age, and of exercises the basis list alone, each with its user', async () => {
    const app = await startUpdatedApp();
    await pass(1000);
    const { update, exercise } = app.state();
    expect(keptOf(app.device, 'update')).toEqual({
      userId: anna.id,
      entries: update.entries,
      updatedAt: update.updatedAt,
    });
    expect(keptOf(app.device, 'exercise')).toEqual({ userId: anna.id, basis: exercise.basis });
  });

  test('[DB-2] [SE-1] holds no entity and no token', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingScreeningRun());
    await pass(1000);
    const kept = [...app.device.persisted.values()].join();
    expect(kept).not.toContain(anna.token);
    expect(kept).not.toContain('Kniebeuge');
    expect(kept).not.toContain('Seitstütz');
    expect(kept).not.toContain('clientId');
  });

  test('[DB-2] is back before the sagas take up the last visit', async () => {
    const first = await startUpdatedApp();
    await pass(1000);
    first.kill();
    const app = await startApp({ device: first.device, isOnline: false });
    expect(app.state().exercise.basis).toEqual([{ exerciseId: 201 }, { exerciseId: 202 }]);
    expect(app.state().update).toMatchObject({ status: 'idle', entries: first.state().update.entries });
  });

  test('[ZB-3] is how often raters of the club differ: a change means the same without a network', async () => {
    const other = { pairs: 300, differing: 51 };
    const agreement = { same: { pairs: 0, differing: 0 }, other, tests: [] };
    const first = await startUpdatedApp();
    const said = { features: ['secondLook'], instance: null, epoch: null, agreement };
    await first.act(serverActions.loaded(said));
    await pass(1000);
    first.kill();
    const app = await startApp({ device: first.device, isOnline: false });
    expect(selectDisagreement(app.state()).other).toMatchObject({ isMeasured: true });
    expect(app.state().server.agreement).toEqual(agreement);
  });

  test('[SE-1] is forgotten with a logout', async () => {
    const app = await startUpdatedApp();
    await app.act(sessionActions.logoutRequested());
    await pass(1000);
    expect(keptOf(app.device, 'update')).toEqual({ userId: null, entries: [], updatedAt: null });
    expect(keptOf(app.device, 'exercise')).toEqual({ userId: null, basis: [] });
  });

  test('goes on being kept after a logout', async () => {
    const app = await startUpdatedApp();
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    await app.act(updateActions.updateRequested());
    await pass(1000);
    expect(keptOf(app.device, 'exercise')).toEqual({ userId: anna.id, basis: app.state().exercise.basis });
  });

  test.each(['{', '"text"', 'null'])(
    'does not keep the app from starting when it is damaged: %s',
    async (damaged) => {
      const device = aDeviceOf(anna);
      for (const key of ['update', 'exercise']) device.persisted.set(`persist:${key}`, damaged);
      const app = await startApp({ device });
      await app.act(updateActions.updateRequested());
      expect(app.state().update.status).toBe('succeeded');
      expect(app.uncaught).toEqual([]);
    },
  );

  test.each([
    ['cannot be read', () => Promise.reject(new Error('blocked'))],
    ['is read only after a while', () => pause(20_000).then(() => null)],
  ])('is not written over while it %s', async (_case, getItem) => {
    const setItem = jest.fn(async () => {});
    const { store, persist } = createStore({
      persistStorage: { getItem, setItem, removeItem: async () => {} },
      onSagaError: () => {},
    });
    persist(() => {});
    await pass(10_000);
    store.dispatch(exerciseActions.basisLoaded([{ exerciseId: 201 }]));
    await pass(1000);
    expect(setItem).not.toHaveBeenCalled();
  });

  test('does not keep the app from starting when it cannot be read', async () => {
    const restored = jest.fn();
    // redux-persist logs by itself that it cannot write.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const no = () => Promise.reject(new Error('blocked'));
    const { persist } = createStore({
      persistStorage: { getItem: no, setItem: no, removeItem: no },
      onSagaError: () => {},
    });
    persist(restored);
    await pass(0);
    expect(restored).toHaveBeenCalledTimes(1);
  });
});

test('[SE-1] a logout leaves what is the device’s: its network, its toasts, a new version', async () => {
  const app = await startUpdatedApp();
  app.network.goOffline();
  app.appVersion.find();
  await app.act(toastsActions.requested({ type: 'success', text: 'bleibt' }));
  await app.act(sessionActions.logoutRequested());
  expect(app.state().network.isOnline).toBe(false);
  expect(app.state().appVersion.isWaiting).toBe(true);
  expect(app.state().toasts.messages).toMatchObject([{ text: 'bleibt' }]);
});

test('[SE-1] the position in a run is forgotten with a logout', async () => {
  const app = await startUpdatedApp();
  await app.act(
    { type: 'screeningRun/openRequested', payload: { userScreeningId: 41 } },
    { type: 'exerciseRun/openRequested', payload: { userScreeningId: 41 } },
  );
  await app.act(sessionActions.logoutRequested());
  expect(app.state().screeningRun).toMatchObject({ status: 'closed', clientId: null });
  expect(app.state().exerciseRun).toMatchObject({ status: 'closed', clientId: null });
});
