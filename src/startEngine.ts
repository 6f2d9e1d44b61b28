import { bringLate } from '../sagas/lib/bringLate';
import { rootSaga, watchers } from '../sagas/rootSaga';
import { createStore } from '../store/createStore';
import type { LateParts } from '../store/rootReducer';
import { createEngine } from './app/createEngine';
import type { Engine } from './app/engine';
import { idle } from './app/idle';
import { loadScreenAt } from './app/screens';
import { createAppVersion } from './services/appVersion';
import {
  chance,
  clock,
  createIds,
  createNetwork,
  createPage,
  createSessionStorage,
  log,
} from './services/browser';
import { createBulkLoader } from './services/bulk/createBulkLoader';
import { createSlots } from './services/callSlots';
import { createClipQuestions } from './services/clips/createClipQuestions';
import { createClips } from './services/clips/createClips';
import { createDatabase } from './services/database/createDatabase';
import { createDesk } from './services/desk/createDesk';
import { createFallbackStorage } from './services/fallback/createFallbackStorage';
import { createFeedbackStorage, withTakeOver } from './services/feedback/createFeedbackStorage';
import { createGuide } from './services/guide/createGuide';
import { createHomeScreen } from './services/homeScreen/createHomeScreen';
import { createHttp } from './services/http';
import { createLists } from './services/lists/createLists';
import { createLive } from './services/live/createLive';
import { createRows } from './services/localforageRows';
import { createLocks } from './services/locks';
import { createOutbox } from './services/outbox/createOutbox';
import { createPersistedItems } from './services/persistedItems';
import { openStorage } from './services/storage';
import { isUserStored } from './services/storedUser';
import { createTabs } from './services/tabs';

/**
 * Loads the code that rescues what is unsaved, while nothing is wrong: what ends the local database may end the service
 * worker, too, and without a network it could not be loaded then [DB-13].
 */
const loadRescue = () =>
  Promise.all([import('../sagas/database/fallback'), import('./services/fallback/fallbackItems')]).catch(
    (error: unknown) => log.error('loadRescue', error),
  );

/**
 * The second part of the composition root: creates the services and the store, and starts the sagas. Rejects with
 * `StorageUnavailableError` when the browser keeps no data for this page.
 *
 * @param bulkWorker the worker for work in bulk if it was started before, because it is needed soon
 */
export const startEngine = async (bulkWorker: Promise<Worker | null> | null): Promise<Engine> => {
  // Loads the screen's code while the app reads from the device who is signed in.
  loadScreenAt(location.pathname);
  const ids = createIds(crypto);
  const apiBase = process.env.API_BASE_URL ?? '/api';
  const inTurn = createSlots();
  const http = createHttp(apiBase, inTurn);
  // Open while the kept state is restored.
  const database = createDatabase(ids, isUserStored());
  const bulk = createBulkLoader(bulkWorker, database, http, inTurn);
  const persistStorage = createPersistedItems(log);
  const opening = openStorage(persistStorage);
  const feedback = createFeedbackStorage((onLost) => createRows('athletik-feedback', onLost));
  const { store, runSaga, persist, runLate } = createStore({
    persistStorage: withTakeOver(persistStorage, feedback),
    onSagaError: (error) => log.error('saga', error),
  });
  const localItems = await opening;
  const services = {
    http,
    database,
    bulk,
    desk: createDesk(),
    outbox: createOutbox(
      (onLost) => createRows('athletik-outbox', onLost),
      () => createRows('athletik-sent', () => {}),
      () => createRows('athletik-trainings', () => {}),
      persistStorage,
    ),
    feedback,
    fallback: createFallbackStorage(localItems, sessionStorage),
    session: createSessionStorage(localItems, persistStorage),
    network: createNetwork(),
    locks: createLocks(),
    tabs: createTabs(),
    live: createLive(apiBase, log),
    page: createPage(localItems),
    appVersion: createAppVersion(log),
    homeScreen: createHomeScreen(localItems),
    guide: createGuide(localItems),
    lists: createLists(),
    clipQuestions: createClipQuestions(apiBase, localItems),
    clips: createClips(apiBase),
    clock,
    ids,
    chance,
    log,
  };
  const bring = async <Part extends keyof LateParts>(part: Part): Promise<void> => {
    const { lateCode } = await import(/* webpackChunkName: "late" */ './late');
    // Its sagas take the actions that were held for it, which the first part to run gets.
    if (part !== 'office') await bring('office');
    const { reducer, watchers: late } = await lateCode[part]();
    if (!store.getState()[part]) runLate(part, reducer, rootSaga, services, late);
  };
  /** Nothing on the first page waits for this code, and running it would hold up that page, and a first tap on it. */
  const loadWhenIdle = async () => {
    await idle();
    void loadRescue();
    await bring('office');
  };
  // The sagas continue from the state of the last visit, so the persisted state must be restored first.
  const persistor = persist(() => {
    runSaga(rootSaga, services, [...watchers, { name: 'late', saga: () => bringLate(loadWhenIdle) }]);
  });
  // A phone may end a hidden page without any further event.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) persistor.flush();
  });
  return createEngine(store, bring);
};
