import type { UnknownAction } from '@reduxjs/toolkit';
import { lateWatchers } from '../../sagas/lateWatchers';
import { takeWhere } from '../../sagas/lib/effects';
import { rootSaga } from '../../sagas/rootSaga';
import { studioWatchers } from '../../sagas/studioWatchers';
import { tracksideWatchers } from '../../sagas/tracksideWatchers';
import { createBulk } from '../../src/services/bulk/inPage';
import { createFallbackStorage } from '../../src/services/fallback/createFallbackStorage';
import { createFeedbackStorage, withTakeOver } from '../../src/services/feedback/createFeedbackStorage';
import type { Database, Services, TracksideStorage } from '../../src/services/ports';
import { createTracksideRows } from '../../src/services/trackside/tracksideRows';
import { createStore } from '../../store/createStore';
import { officeReducer } from '../../store/office/reducer';
import type { PersistStorage } from '../../store/persist/persisted';
import { studioReducer } from '../../store/studio/reducer';
import { tracksideReducer } from '../../store/trackside/reducer';
import {
  chance,
  clock,
  countingIds,
  FakeAppVersion,
  FakeHomeScreen,
  FakeLog,
  FakeNetwork,
  FakePage,
} from './browser';
import type { Device } from './device';
import { FakeClipQuestions } from './FakeClipQuestions';
import { FakeClips } from './FakeClips';
import { FakeDatabase } from './FakeDatabase';
import { FakeDesk } from './FakeDesk';
import { FakeGuide } from './FakeGuide';
import { FakeHttp } from './FakeHttp';
import { FakeLive } from './FakeLive';
import { FakeLocks } from './FakeLocks';
import { FakeOutbox } from './FakeOutbox';
import { FakeRowStore } from './FakeRowStore';
import type { FakeServer } from './FakeServer';
import { FakeSessionStorage } from './FakeSessionStorage';
import { FakeTabs } from './FakeTabs';
import { webStorageOn } from './webStorage';

/** The storage of redux-persist on this device. */
export const persistStorageOn = (items: Map<string, string>): PersistStorage => ({
  getItem: async (key: string) => items.get(key) ?? null,
  setItem: async (key: string, value: string) => items.set(key, value),
  removeItem: async (key: string) => items.delete(key),
});

export type WrappedServices = Omit<Services, 'bulk'>;

export interface AppOptions {
  device: Device;
  server: FakeServer;
  isOnline: boolean;
  persistStorage?: PersistStorage;
  /**
   * Whether `history` is kept. In thousands of seeds nobody reads it, and it holds on to everything that was loaded.
   */
  hasHistory?: boolean;
  /** Wraps the services that the app gets. */
  wrap?(services: WrappedServices): WrappedServices;
  /** Gives the worker a connection of its own. Without this, it does its work on the database that `wrap` returns. */
  wrapInWorker?(database: Database): Database;
  /** Wraps the storage of the sessions at the track, which is no service. */
  wrapTrackside?(storage: TracksideStorage): TracksideStorage;
}

/**
 * Opens the app in a tab of a device: the real store and the real sagas with fakes of all services. Works with any
 * clock, because the simulation has its own.
 */
export const openApp = async ({
  device,
  server,
  isOnline,
  persistStorage = persistStorageOn(device.persisted),
  hasHistory = true,
  wrap = (services) => services,
  wrapInWorker,
  wrapTrackside = (storage) => storage,
}: AppOptions) => {
  const network = new FakeNetwork(isOnline);
  const feedbackRows = new FakeRowStore(device.feedback);
  const tracksideRows = new FakeRowStore(device.trackside);
  const trackside = createTracksideRows(tracksideRows.reportingTo);
  const desk = new FakeDesk(device.desk, device.disk);
  const http = new FakeHttp(server, network);
  const questions = new FakeClipQuestions(http, device.localItems.values);
  const fakes = {
    http,
    clipQuestions: { load: async () => questions },
    database: new FakeDatabase(device.disk),
    desk: { load: async () => desk },
    outbox: new FakeOutbox(device),
    feedback: createFeedbackStorage(feedbackRows.reportingTo),
    fallback: createFallbackStorage(webStorageOn(device.localItems.values), webStorageOn(device.tabItems)),
    session: new FakeSessionStorage(device.localItems),
    network,
    locks: new FakeLocks(device.locks),
    tabs: new FakeTabs(device.tabs),
    live: new FakeLive(),
    page: new FakePage(),
    appVersion: new FakeAppVersion(),
    homeScreen: new FakeHomeScreen(),
    guide: new FakeGuide(webStorageOn(device.localItems.values)),
    clips: new FakeClips(new FakeRowStore(device.clips)),
    lists: {
      load: () =>
        import('../../src/services/lists/readList').then(({ readList }) => ({
          read: async (bytes, year) => readList(bytes, year),
        })),
    },
    clock,
    ids: countingIds(device.idCount),
    chance,
    log: new FakeLog(),
  } satisfies WrappedServices;

  const uncaught: unknown[] = [];
  const { store, runSaga, persist, runLate } = createStore({
    persistStorage: withTakeOver(persistStorage, fakes.feedback),
    onSagaError: (error) => uncaught.push(error),
  });
  const history: UnknownAction[] = [];
  runSaga(function* record() {
    yield* takeWhere((action) => {
      if (hasHistory) history.push(action);
      return false;
    });
  });
  const persistor = await new Promise<ReturnType<typeof persist>>((resolve) => {
    const restoring = persist(() => resolve(restoring));
  });
  const services: Services = { ...wrap(fakes), bulk: { load: async () => bulk } };
  const bulk = createBulk(wrapInWorker?.(fakes.database) ?? services.database, services.http);
  const sagas = [
    runSaga(rootSaga, services),
    runLate('office', officeReducer, rootSaga, services, lateWatchers),
    runLate('studio', studioReducer, rootSaga, services, studioWatchers),
    runLate('trackside', tracksideReducer, rootSaga, services, tracksideWatchers(wrapTrackside(trackside))),
  ];

  return {
    ...fakes,
    feedbackRows,
    tracksideRows,
    questions,
    device,
    server,
    store,
    state: store.getState,
    dispatch: store.dispatch,
    /** Every action so far, in order. */
    history,
    /** Types of the actions so far that start with one of these words. */
    typesOf: (...words: string[]) =>
      history.map(({ type }) => type).filter((type) => words.some((word) => type.startsWith(word))),
    /** Errors that no saga caught. */
    uncaught,
    /** Ends the tab at once, like a crash or an empty battery. The device keeps what was written. */
    kill: () => {
      persistor.pause();
      // The services are cut off first, so that what the sagas do when they are cancelled has no effect.
      fakes.http.kill();
      fakes.database.kill();
      desk.kill();
      fakes.outbox.kill();
      feedbackRows.kill();
      tracksideRows.kill();
      fakes.network.kill();
      fakes.locks.kill();
      fakes.tabs.kill();
      fakes.session.kill();
      fakes.guide.kill();
      for (const saga of sagas) saga.cancel();
    },
  };
};

export type OpenApp = Awaited<ReturnType<typeof openApp>>;
