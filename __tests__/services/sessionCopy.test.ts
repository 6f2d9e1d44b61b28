/** @jest-environment jest-fixed-jsdom */
import { createSessionStorage } from '../../src/services/browser';
import { openStorage } from '../../src/services/storage';
import { aCurrentUser } from '../builders';
import { onVirtualTime, pass } from '../fakes/virtualTime';

onVirtualTime();

const makeStore = () => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: async (key: string) => texts.get(key) ?? null,
    setItem: async (key: string, text: string) => texts.set(key, text),
    removeItem: async (key: string) => void texts.delete(key),
  };
};
type Store = ReturnType<typeof makeStore>;

/** A session in which the store has a copy of every change, also of those that are on the disk already. */
const openSession = async (store: Store) => createSessionStorage(await openStorage(store), store);

/** What localStorage holds now. */
const present = () => new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));

/** Kills the browser. Of localStorage only what was on the disk is there afterwards. */
const dieWith = async (onDisk = new Map<string, string>()) => {
  await pass(0);
  localStorage.clear();
  for (const [key, text] of onDisk) localStorage.setItem(key, text);
};

const server = { instance: 'club', epoch: 'first' };
const left = {
  owner: { id: 2, username: 'anna', athleteIds: [2], instance: null },
  isEndedElsewhere: false,
  isCleared: false,
  isErased: false,
};

beforeEach(() => localStorage.clear());

test('[DB-8] a sign-in outlives a browser that is killed seconds later, also twice', async () => {
  const store = makeStore();
  (await openSession(store)).saveUser(aCurrentUser());
  for (const _kill of [1, 2]) {
    await dieWith();
    expect((await openSession(store)).user()).toEqual(aCurrentUser());
  }
});

test('[DB-9] so does the end of the first update, of which the disk has only the beginning', async () => {
  const store = makeStore();
  const session = await openSession(store);
  session.saveDataInitialized(false);
  session.saveUser(aCurrentUser());
  const onDisk = present();
  await pass(10_000);
  session.saveDataInitialized(true);
  await dieWith(onDisk);
  const next = await openSession(store);
  expect(next.user()).toEqual(aCurrentUser());
  expect(next.isDataInitialized()).toBe(true);
});

test('[FL-18] [ON-6] so does which server the device knows, in which state, and that it was silent', async () => {
  const store = makeStore();
  const session = await openSession(store);
  session.saveServer(server);
  const onDisk = present();
  session.saveServer({ ...server, epoch: 'second' });
  session.noteSilentServer();
  await dieWith(onDisk);
  const next = await openSession(store);
  expect(next.server()).toEqual({ ...server, epoch: 'second' });
  expect(next.isServerSilent()).toBe(true);
});

test('[CO-26] [CO-27] a killed browser brings nobody back who has signed out, and still tells the server', async () => {
  const store = makeStore();
  const session = await openSession(store);
  session.saveUser(aCurrentUser());
  const onDisk = present();
  await pass(3_600_000);
  session.saveLeftSignIn(left);
  session.removeUser();
  await session.addEndedSession('token');
  const ended = session.endedSessions();
  await dieWith(onDisk);
  const next = await openSession(store);
  expect(next.user()).toBeNull();
  expect(next.leftSignIn()).toEqual(left);
  expect(ended).toHaveLength(1);
  expect(next.endedSessions()).toEqual(ended);
});

test('[SE-1] nothing of a person who has signed out is in the copy', async () => {
  const store = makeStore();
  const session = await openSession(store);
  session.saveUser(aCurrentUser());
  await pass(0);
  expect([...store.texts.values()].join()).toContain(aCurrentUser().token);
  session.removeUser();
  await pass(0);
  expect([...store.texts.values()].join()).not.toContain(aCurrentUser().token);
});

test('the copy is gone a minute after the last change, and a storage that somebody clears then is a logout', async () => {
  const store = makeStore();
  const session = await openSession(store);
  session.saveUser(aCurrentUser());
  await pass(50_000);
  session.saveDataInitialized(true);
  await pass(59_000);
  expect(store.texts.size).toBe(1);
  await pass(1000);
  expect(store.texts.size).toBe(0);
  localStorage.clear();
  expect((await openSession(store)).user()).toBeNull();
});

test('a copy that a killed browser has left is gone a minute after the next start', async () => {
  const store = makeStore();
  (await openSession(store)).saveUser(aCurrentUser());
  await dieWith();
  const abandoned = new Map(store.texts);
  await pass(60_000);
  store.texts.clear();
  for (const [key, text] of abandoned) store.texts.set(key, text);
  await openSession(store);
  await pass(60_000);
  expect(store.texts.size).toBe(0);
});

/** A browser that closes the page before it has written another copy. */
const withoutWrites = (store: Store) => ({ ...store, setItem: async () => {}, removeItem: async () => {} });

test('[CO-26] an older copy brings nothing back: a logout, another sign-in', async () => {
  const store = makeStore();
  (await openSession(store)).saveUser(aCurrentUser());
  await pass(0);
  const closing = createSessionStorage(localStorage, withoutWrites(store));
  closing.removeUser();
  expect((await openSession(store)).user()).toBeNull();
  closing.saveUser({ ...aCurrentUser(), token: 'newer' });
  expect((await openSession(store)).user()).toMatchObject({ token: 'newer' });
});

test('[CO-26] a logout in another tab during a start stays', async () => {
  const store = makeStore();
  const session = await openSession(store);
  session.saveUser(aCurrentUser());
  await pass(0);
  const starting = openSession(store);
  session.removeUser();
  expect((await starting).user()).toBeNull();
  await dieWith();
  expect((await openSession(store)).user()).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  `1764000000000 ${JSON.stringify(aCurrentUser())}`,
  'sessionChanges=many&currentUser=x',
])('a damaged copy is none: %s', async (stored) => {
  const store = makeStore();
  store.texts.set('currentUser', stored);
  expect((await openSession(store)).user()).toBeNull();
});

test('without IndexedDB a session is only less safe', async () => {
  const refuse = () => Promise.reject(new Error('full'));
  const store = { ...makeStore(), setItem: refuse, removeItem: refuse };
  const session = await openSession(store);
  session.saveUser(aCurrentUser());
  await pass(60_000);
  expect(session.user()).toEqual(aCurrentUser());
});
