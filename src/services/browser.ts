import { currentUserSchema } from '../contract/schemas';
import { parseJson } from '../domain/parseJson';
import type { Chance, Clock, Ids, Locks, Log, Network, Page, SessionStorage, Tabs } from './ports';

const userKey = 'currentUser';
const initializedKey = 'dataInitialized';

const parseUser = (stored: string) => {
  const user = currentUserSchema.safeParse(parseJson(stored));
  return user.success ? user.data : 'damaged';
};

/** Who is signed in, in localStorage [DB-8, DB-9]. */
export const createSessionStorage = (storage: Storage): SessionStorage => ({
  user: () => {
    const stored = storage.getItem(userKey);
    return stored === null ? null : parseUser(stored);
  },
  saveUser: (user) => storage.setItem(userKey, JSON.stringify(user)),
  removeUser: () => storage.removeItem(userKey),
  isDataInitialized: () => storage.getItem(initializedKey) === 'true',
  saveDataInitialized: (isInitialized) => storage.setItem(initializedKey, String(isInitialized)),
  onUserChange: (listener) => {
    // A null key tells that another tab cleared everything.
    const follow = ({ key }: StorageEvent) => {
      if (key === userKey || key === null) listener();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
});

export const createNetwork = (): Network => ({
  isOnline: () => navigator.onLine,
  onChange: (listener) => {
    const follow = () => listener(navigator.onLine);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  },
});

/** Web Locks. The lock is held until the answered function is called, or until the tab dies [FL-10]. */
const webLocks: Locks = {
  acquire: (name, signal) =>
    new Promise((resolve, reject) => {
      const held = new Promise<void>((release) => {
        // An abort also lets go of a lock that was granted while nobody waited for it any more.
        signal.addEventListener('abort', () => release());
        navigator.locks
          .request(name, { signal }, () => {
            resolve(release);
            return held;
          })
          .catch(reject);
      });
    }),
};

/**
 * A page over plain http, as on a club's own network, has no Web Locks: there every tab works by itself, and that each run
 * is on the server once rests on its `clientId` alone.
 */
const noLocks: Locks = { acquire: async () => () => {} };

export const createLocks = (): Locks => ('locks' in navigator ? webLocks : noLocks);

export const createTabs = (): Tabs => {
  const channel = new BroadcastChannel('athletik');
  return {
    announceChange: () => channel.postMessage('changed'),
    onChange: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
};

export const createPage = (): Page => ({
  reload: () => location.reload(),
  isVisible: () => !document.hidden,
  onVisibilityChange: (listener) => {
    const follow = () => listener(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  },
  persistStorage: async () => {
    try {
      return await navigator.storage.persist();
    } catch {
      return false;
    }
  },
  saveFile: (fileName, text) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // Safari reads it only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
  createObjectUrl: (blob) => URL.createObjectURL(blob),
  revokeObjectUrl: (url) => URL.revokeObjectURL(url),
});

export const clock: Clock = { now: () => Date.now() };
/** Version 4 of 16 random bytes. */
const uuidOf = (bytes: Uint8Array): string => {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** Random ids; a page over plain http has no `randomUUID`. */
export const createIds = (random: Pick<Crypto, 'getRandomValues'> & Partial<Crypto>): Ids => ({
  uuid: () => random.randomUUID?.() ?? uuidOf(random.getRandomValues(new Uint8Array(16))),
});
export const chance: Chance = { next: () => Math.random() };
export const log: Log = { error: (context, error) => console.error(context, error) };
