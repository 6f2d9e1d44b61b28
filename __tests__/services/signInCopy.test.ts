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

/** What a browser keeps that is killed before it has written localStorage. */
const dieEarly = () => localStorage.clear();

beforeEach(dieEarly);

test('[DB-8] a sign-in outlives a browser that is killed seconds later', async () => {
  const store = makeStore();
  createSessionStorage(localStorage, store).saveUser(aCurrentUser());
  await pass(1000);
  dieEarly();
  const storage = await openStorage(store);
  expect(createSessionStorage(storage, store).user()).toEqual(aCurrentUser());
});

test('[DB-8] it does so twice', async () => {
  const store = makeStore();
  createSessionStorage(localStorage, store).saveUser(aCurrentUser());
  dieEarly();
  await openStorage(store);
  dieEarly();
  const storage = await openStorage(store);
  expect(createSessionStorage(storage, store).user()).toEqual(aCurrentUser());
});

test('[CO-26] a logout ends the copy, too', async () => {
  const store = makeStore();
  const session = createSessionStorage(localStorage, store);
  session.saveUser(aCurrentUser());
  session.removeUser();
  await pass(0);
  const storage = await openStorage(store);
  expect(createSessionStorage(storage, store).user()).toBeNull();
});

test('the copy is gone after a minute, and a storage that somebody clears then is a logout', async () => {
  const store = makeStore();
  createSessionStorage(localStorage, store).saveUser(aCurrentUser());
  await pass(60_000);
  expect(store.texts.size).toBe(0);
});

test('a newer sign-in in localStorage stays', async () => {
  const store = makeStore();
  createSessionStorage(localStorage, store).saveUser(aCurrentUser());
  const newer = { ...aCurrentUser(), token: 'newer' };
  localStorage.setItem('currentUser', JSON.stringify(newer));
  const storage = await openStorage(store);
  expect(createSessionStorage(storage, store).user()).toEqual(newer);
});

/** A browser that closes the page before the copy is removed. */
const withoutRemoval = (store: ReturnType<typeof makeStore>) => ({ ...store, removeItem: async () => {} });

test('[CO-26] a logout ends the copy also when the page closes before that is removed', async () => {
  const store = makeStore();
  const session = createSessionStorage(localStorage, withoutRemoval(store));
  session.saveUser(aCurrentUser());
  await pass(1000);
  session.removeUser();
  const storage = await openStorage(store);
  expect(createSessionStorage(storage, store).user()).toBeNull();
});

test('[DB-8] the next sign-in has a copy again', async () => {
  const store = makeStore();
  const session = createSessionStorage(localStorage, withoutRemoval(store));
  session.saveUser(aCurrentUser());
  session.removeUser();
  await pass(1000);
  session.saveUser({ ...aCurrentUser(), token: 'newer' });
  localStorage.removeItem('currentUser');
  const storage = await openStorage(store);
  expect(createSessionStorage(storage, store).user()).toMatchObject({ token: 'newer' });
});

test('[CO-26] a logout in another tab during a start ends the copy', async () => {
  const store = makeStore();
  const session = createSessionStorage(localStorage, store);
  session.saveUser(aCurrentUser());
  const starting = openStorage(store);
  session.removeUser();
  await starting;
  expect(store.texts.size).toBe(0);
  expect(session.user()).toBeNull();
});
