import { StorageFullError } from '../../src/domain/errors';
import type { Live, Page } from '../../src/services/ports';
import type { PersistStorage } from '../../store/persist/persisted';
import type { FakeLive } from '../fakes/FakeLive';
import type { FakeLocks } from '../fakes/FakeLocks';
import type { WrappedServices } from '../fakes/openApp';
import { type OpenApp, persistStorageOn } from '../fakes/openApp';
import { watchLocks } from './lockWatch';
import type { Tab, World } from './world';

/** Milliseconds. */
const connectTime = 50;

/** The storage of redux-persist, which may refuse every write for ever. */
export const persistStorageOf = (world: World): PersistStorage => {
  const storage = persistStorageOn(world.device.persisted);
  if (world.scenario.lasting?.what !== 'noPersistence') return storage;
  const setItem = () => {
    world.sawLasting();
    return Promise.reject(new StorageFullError('QuotaExceededError'));
  };
  return { ...storage, setItem };
};

/** The page of a tab, which may refuse persistent storage for ever. */
const pageOf = ({ scenario }: World, page: Page): Page =>
  scenario.lasting?.what === 'noPersistence' ? { ...page, persistStorage: async () => false } : page;

/** Makes the live channel connect by itself while the tab is online. */
const connecting = (world: World, live: FakeLive): Live => ({
  open: (options, listener) => {
    const close = live.open(options, listener);
    const connection = live.latest();
    setTimeout(() => {
      if (!connection.isOpen) return;
      if (world.isOnline) connection.succeed();
      else connection.break();
    }, connectTime);
    return close;
  },
});

/** Leads the calls of a tab to its services through its gate, and follows them. */
export const surround = (world: World, tab: Tab, services: WrappedServices): WrappedServices => {
  const { gate } = tab;
  return {
    ...services,
    http: world.posts.watch(tab, gate.guard('http', services.http)),
    clipQuestions: world.posts.watchClips(tab, services.clipQuestions),
    database: gate.guard('database', world.watchDatabase(services.database)),
    desk: { load: async () => gate.guard('desk', await services.desk.load()) },
    outbox: gate.guard('outbox', services.outbox),
    feedback: gate.guard('feedback', services.feedback),
    session: gate.guard('session', services.session),
    locks: gate.guard('locks', watchLocks(world, tab, services.locks as FakeLocks)),
    tabs: gate.guard('tabs', services.tabs),
    page: gate.guard('page', pageOf(world, services.page)),
    live: connecting(world, services.live as FakeLive),
    appVersion: { ...services.appVersion, activate: async () => {} },
    clock: { now: () => Date.now() + world.clockOffset },
  };
};

/** Tells a tab that the network was lost or is back. */
export const tellNetwork = ({ network, live }: OpenApp, isOnline: boolean) => {
  if (isOnline === network.isOnline()) return;
  if (isOnline) network.goOnline();
  else network.goOffline();
  const connection = live.connections.at(-1);
  if (!isOnline && connection?.isOpen) connection.break();
};
