import { currentUserSchema } from '../contract/schemas';
import { parseJson } from '../domain/parseJson';
import { createEndedSessions } from './endedSessions';
import { createLeftSignIns } from './leftSignIns';
import type { Chance, Clock, Ids, Log, Network, Page, SessionStorage } from './ports';
import { type CopyStore, withCopy } from './sessionCopy';
import { epochKey, initializedKey, instanceKey, itemsOfUser, silentServerKey } from './sessionKeys';
import { userKey } from './storedUser';

const parseUser = (stored: string) => {
  const user = currentUserSchema.safeParse(parseJson(stored));
  return user.success ? user.data : 'damaged';
};

/**
 * The port `SessionStorage` in localStorage [DB-8, DB-9]. For its first minute each change is also in `copies`.
 * `instance` and `epoch` are empty where the server does not name them.
 */
export const createSessionStorage = (localItems: Storage, copies: CopyStore): SessionStorage => {
  const storage = withCopy(localItems, copies);
  return {
    user: () => {
      const stored = storage.getItem(userKey);
      return stored === null ? null : parseUser(stored);
    },
    saveUser: (user) => storage.setItem(userKey, JSON.stringify(user)),
    removeUser: () => {
      for (const key of [userKey, ...itemsOfUser]) storage.removeItem(key);
    },
    isDataInitialized: () => storage.getItem(initializedKey) === 'true',
    saveDataInitialized: (isInitialized) => storage.setItem(initializedKey, String(isInitialized)),
    server: () => {
      const instance = storage.getItem(instanceKey);
      return instance === null
        ? null
        : { instance: instance || null, epoch: storage.getItem(epochKey) || null };
    },
    saveServer: ({ instance, epoch }) => {
      storage.setItem(instanceKey, instance ?? '');
      storage.setItem(epochKey, epoch ?? '');
      storage.removeItem(silentServerKey);
    },
    isServerSilent: () => storage.getItem(silentServerKey) !== null,
    noteSilentServer: () => storage.setItem(silentServerKey, 'true'),
    ...createEndedSessions(storage),
    ...createLeftSignIns(storage),
    onUserChange: (listener) => {
      // A null key means that another tab cleared the whole storage.
      const follow = ({ key }: StorageEvent) => {
        if (key === userKey || key === null) listener();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
};

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

/** When the browser was last asked to keep what is stored, in milliseconds since the epoch. */
const askedKey = 'persistenceAskedAt';
const day = 24 * 60 * 60 * 1000;

/** Notes that the browser is asked now. Returns false within a day: some browsers ask the person each time. */
const mayAskToPersist = (storage: Storage): boolean => {
  const since = Date.now() - Number(storage.getItem(askedKey));
  if (since >= 0 && since < day) return false;
  storage.setItem(askedKey, String(Date.now()));
  return true;
};

export const createPage = (storage: Storage): Page => ({
  reload: () => location.reload(),
  isVisible: () => !document.hidden,
  onVisibilityChange: (listener) => {
    const follow = () => listener(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  },
  persistStorage: async () => {
    try {
      if (await navigator.storage.persisted()) return true;
      return mayAskToPersist(storage) && (await navigator.storage.persist());
    } catch {
      return false;
    }
  },
  // Safari and Firefox lack it.
  vibrate: () => navigator.vibrate?.(12),
  saveFile: (fileName, content) => {
    const url = URL.createObjectURL(
      typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content,
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // Safari reads the URL only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
  createObjectUrl: (blob) => URL.createObjectURL(blob),
  revokeObjectUrl: (url) => URL.revokeObjectURL(url),
});

export const clock: Clock = { now: () => Date.now() };
type Random = Pick<Crypto, 'getRandomValues'> & Partial<Crypto>;

/** A UUID of version 4: each 0 and 1 stands for four random bits, the 8 for two. */
const uuidPattern = '10000000-1000-4000-8000-100000000000';

const uuidOf = (random: Random): string =>
  uuidPattern.replace(/[018]/g, (digit) => {
    const [byte = 0] = random.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });

/** Makes random ids. A page over plain http has no `randomUUID`. */
export const createIds = (random: Random): Ids => ({
  uuid: () => random.randomUUID?.() ?? uuidOf(random),
});
export const chance: Chance = { next: () => Math.random() };
export const log: Log = { error: (context, error) => console.error(context, error) };
