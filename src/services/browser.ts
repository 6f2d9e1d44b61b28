import { currentUserSchema } from '../contract/schemas';
import { parseJson } from '../domain/parseJson';
import { createEndedSessions } from './endedSessions';
import { itemsOfUser } from './itemsOfUser';
import { createLeftSignIns } from './leftSignIns';
import type { Chance, Clock, Ids, Log, Network, Page, SessionStorage } from './ports';
import { type CopyStore, endCopy, keepCopy } from './signInCopy';
import { userKey } from './storedUser';

const initializedKey = 'dataInitialized';
/** Each is empty where the server does not name it. */
const [instanceKey, epochKey] = ['instance', 'epoch'];

const parseUser = (stored: string) => {
  const user = currentUserSchema.safeParse(parseJson(stored));
  return user.success ? user.data : 'damaged';
};

/** The port `SessionStorage` in localStorage [DB-8, DB-9]. For its first minute a sign-in is also in `copies`. */
export const createSessionStorage = (storage: Storage, copies: CopyStore): SessionStorage => ({
  user: () => {
    const stored = storage.getItem(userKey);
    return stored === null ? null : parseUser(stored);
  },
  saveUser: (user) => {
    const text = JSON.stringify(user);
    storage.setItem(userKey, text);
    keepCopy(copies, text);
  },
  removeUser: () => {
    for (const key of [userKey, ...itemsOfUser]) storage.removeItem(key);
    endCopy(storage, copies);
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
  },
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
  saveFile: (fileName, text) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
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
/** Makes a UUID of version 4 from 16 random bytes. */
const uuidOf = (bytes: Uint8Array): string => {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** Makes random ids. A page over plain http has no `randomUUID`. */
export const createIds = (random: Pick<Crypto, 'getRandomValues'> & Partial<Crypto>): Ids => ({
  uuid: () => random.randomUUID?.() ?? uuidOf(random.getRandomValues(new Uint8Array(16))),
});
export const chance: Chance = { next: () => Math.random() };
export const log: Log = { error: (context, error) => console.error(context, error) };
