import localforage from 'localforage';
import { rootSaga } from '../sagas/rootSaga';
import { createStore } from '../store/createStore';
import { createEngine } from './app/createEngine';
import type { Engine } from './app/engine';
import { loadScreenAt } from './app/screens';
import { createAppVersion } from './services/appVersion';
import {
  chance,
  clock,
  createIds,
  createLocks,
  createNetwork,
  createPage,
  createSessionStorage,
  createTabs,
  log,
} from './services/browser';
import { createDatabase } from './services/database/createDatabase';
import { createHttp } from './services/http';
import { createLive } from './services/live/createLive';
import { createOutbox } from './services/outbox/createOutbox';

// Named, as localforage would else turn to another storage when one opening fails, where no later visit would look.
const driver = localforage.INDEXEDDB;

/**
 * The second part of the composition root: makes the services, the store and the sagas. Throws where the browser denies
 * what the app cannot do without.
 */
export const startEngine = (): Engine => {
  // While the device is asked who is signed in.
  loadScreenAt(location.pathname);
  const apiBase = process.env.API_BASE_URL ?? '/api';
  const persistStorage = localforage.createInstance({ name: 'athletik', driver });
  const { store, runSaga, persist } = createStore({
    persistStorage,
    onSagaError: (error) => log.error('saga', error),
  });
  const ids = createIds(crypto);
  const services = {
    http: createHttp(apiBase),
    database: createDatabase(ids),
    outbox: createOutbox(localforage.createInstance({ name: 'athletik-outbox', driver }), persistStorage),
    session: createSessionStorage(localStorage),
    network: createNetwork(),
    locks: createLocks(),
    tabs: createTabs(),
    live: createLive(apiBase, log),
    page: createPage(),
    appVersion: createAppVersion(log),
    clock,
    ids,
    chance,
    log,
  };
  // The sagas take up the last visit, so what was kept of it must be back first.
  const persistor = persist(() => runSaga(rootSaga, services));
  // A phone may end a hidden page without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) persistor.flush();
  });
  return createEngine(store);
};
