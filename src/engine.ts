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

// Without a fixed driver, localforage falls back to another storage when IndexedDB fails to open once. Later visits use
// IndexedDB again and would not find that data.
const driver = localforage.INDEXEDDB;

/**
 * The second part of the composition root: creates the services and the store, and starts the sagas. Throws when the
 * browser denies access to something that the app needs.
 */
export const startEngine = (): Engine => {
  // Loads the screen's code while the app reads from the device who is signed in.
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
  // The sagas continue from the state of the last visit, so the persisted state must be restored first.
  const persistor = persist(() => runSaga(rootSaga, services));
  // A phone may end a hidden page without any further event.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) persistor.flush();
  });
  return createEngine(store);
};
