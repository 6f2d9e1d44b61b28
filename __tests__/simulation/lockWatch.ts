import type { Locks } from '../../src/services/ports';
import type { FakeLocks } from '../fakes/FakeLocks';
import type { Sometime } from './sometimes';
import type { Tab, World } from './world';

const wanted: [RegExp, Sometime][] = [
  [/^athletik-flush/, 'two tabs want to send runs'],
  [/^athletik-outbox/, 'two tabs want to send entries'],
  [/^athletik-update/, 'two tabs want to update'],
  [/^athletik-run/, 'two tabs want to open one run'],
];

/** A tab that is frozen for ever keeps its locks and its claims, although the simulation ends its app. */
const unlessFrozenForEver = (tab: Tab, signal: AbortSignal): AbortSignal => {
  const controller = new AbortController();
  signal.addEventListener('abort', () => {
    if (!tab.isFrozenForEver) controller.abort();
  });
  return controller.signal;
};

/** Follows which tabs want and get the locks of the device. */
export const watchLocks = (world: World, tab: Tab, locks: FakeLocks): Locks => ({
  ...locks,
  acquire: async (name: string, signal: AbortSignal) => {
    const holder = world.device.locks.get(name)?.[0]?.holder;
    const isTaken = holder !== undefined && holder !== locks;
    const what = wanted.find(([pattern]) => pattern.test(name))?.[1];
    if (isTaken && what) world.witness.saw(what);
    const { release, lost } = await locks.acquire(name, unlessFrozenForEver(tab, signal));
    if (isTaken && world.tabs.some(({ app, isDead }) => isDead && app?.locks === holder))
      world.witness.saw('a lock of a killed tab is taken over');
    const keep = () => {
      if (!tab.isFrozenForEver) release();
    };
    return { release: keep, lost };
  },
  takeOver: (name: string, signal: AbortSignal) => {
    world.witness.saw('a lock of a frozen tab is taken over');
    return locks.takeOver(name, signal);
  },
});
