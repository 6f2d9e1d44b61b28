import type { Tabs } from './ports';

/** Opens a channel to the other tabs. Returns null where the browser lacks such channels or denies them [DB-14]. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

// Not the channel of the changes: a tab with an older app version takes every message there for a change.
const openSigns = () => openChannel('athletik-life');

/**
 * The tabs over BroadcastChannel. Without it nothing is heard: a tab shows what others stored when the person returns
 * to it, and takes a lock over from a living tab after two minutes, which `clientId` makes harmless.
 */
export const createTabs = (): Tabs => {
  const changes = openChannel('athletik');
  const signs = openSigns();
  return {
    announceChange: () => changes?.postMessage('changed'),
    onChange: (listener) => {
      changes?.addEventListener('message', listener);
      return () => changes?.removeEventListener('message', listener);
    },
    announceLife: (lock) => signs?.postMessage(lock),
    onLife: (lock, listener) => {
      // A channel does not hear itself. A second one hears this tab too.
      const ear = openSigns();
      ear?.addEventListener('message', ({ data }) => {
        if (data === lock) listener();
      });
      return () => ear?.close();
    },
  };
};
