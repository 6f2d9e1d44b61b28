import type { UnknownAction } from '@reduxjs/toolkit';
import { take } from 'redux-saga/effects';
import { rootSaga } from '../../sagas/rootSaga';
import type { CurrentUser } from '../../src/contract/schemas';
import type { Services } from '../../src/services/ports';
import { createStore } from '../../store/createStore';
import type { PersistStorage } from '../../store/persist';
import { updateLogActions } from '../../store/slices/updateLog';
import { chance, clock, countingIds, FakeAppUpdate, FakeLog, FakeNetwork, FakePage } from './browser';
import { aClub, anna } from './club';
import { aDeviceOf, type Device } from './device';
import { FakeDatabase } from './FakeDatabase';
import { FakeHttp } from './FakeHttp';
import { FakeLive } from './FakeLive';
import { FakeLocks } from './FakeLocks';
import type { FakeServer } from './FakeServer';
import { FakeSessionStorage } from './FakeSessionStorage';
import { FakeTabs } from './FakeTabs';
import { settle } from './virtualTime';

const persistStorage = (items: Map<string, string>): PersistStorage => ({
  getItem: async (key: string) => items.get(key) ?? null,
  setItem: async (key: string, value: string) => items.set(key, value),
  removeItem: async (key: string) => items.delete(key),
});

interface Options {
  device?: Device;
  server?: FakeServer;
  isOnline?: boolean;
}

/** Opens the app in a tab of a device: the real store and the real sagas, over fakes of all that is outside. */
export const startApp = async ({
  device = aDeviceOf(anna),
  server = aClub(),
  isOnline = true,
}: Options = {}) => {
  const network = new FakeNetwork(isOnline);
  const fakes = {
    http: new FakeHttp(server, network),
    database: new FakeDatabase(device.disk),
    session: new FakeSessionStorage(device.localItems),
    network,
    locks: new FakeLocks(device.locks),
    tabs: new FakeTabs(device.tabs),
    live: new FakeLive(),
    page: new FakePage(),
    appUpdate: new FakeAppUpdate(),
    clock,
    ids: countingIds(device.idCount),
    chance,
    log: new FakeLog(),
  } satisfies Services;

  const uncaught: unknown[] = [];
  const { store, runSaga, persist } = createStore({
    persistStorage: persistStorage(device.persisted),
    onSagaError: (error) => uncaught.push(error),
  });
  const history: UnknownAction[] = [];
  runSaga(function* record() {
    while (true) history.push((yield take('*')) as UnknownAction);
  });
  const persistor = await new Promise<ReturnType<typeof persist>>((resolve) => {
    const restoring = persist(() => resolve(restoring));
  });
  runSaga(rootSaga, fakes);
  await settle();

  return {
    ...fakes,
    device,
    server,
    store,
    state: store.getState,
    dispatch: store.dispatch,
    /** Every action so far, in order. */
    history,
    /** Types of those actions that begin with one of these words. */
    typesOf: (...words: string[]) =>
      history.map(({ type }) => type).filter((type) => words.some((word) => type.startsWith(word))),
    /** Errors that no saga caught. */
    uncaught,
    /** Dispatches, and lets everything happen that needs no time. */
    act: async (...actions: UnknownAction[]) => {
      for (const action of actions) store.dispatch(action);
      await settle();
    },
    /** The tab dies on the spot, as in a crash or on an empty battery. The device keeps what was written. */
    kill: () => {
      persistor.pause();
      // Its sagas live on, cut off from everything.
      fakes.http.kill();
      fakes.database.kill();
      fakes.network.kill();
      fakes.locks.kill();
      fakes.tabs.kill();
      fakes.session.kill();
    },
  };
};

export type App = Awaited<ReturnType<typeof startApp>>;

/** The app of a signed-in user after a full update; what led there is forgotten by history and request log. */
export const startUpdatedApp = async ({
  user = anna,
  device = aDeviceOf(user),
  server,
}: Omit<Options, 'isOnline'> & { user?: CurrentUser } = {}): Promise<App> => {
  const app = await startApp({ device, server });
  await app.act(updateLogActions.updateRequested());
  app.http.requests.length = 0;
  app.http.mostInFlight = 0;
  app.history.length = 0;
  return app;
};
