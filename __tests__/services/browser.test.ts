/** @jest-environment jest-fixed-jsdom */
import { createIds, createNetwork, createPage, createSessionStorage } from '../../src/services/browser';
import { createGuideMemory } from '../../src/services/guide/memory';
import { aCurrentUser } from '../builders';

const noCopies = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} };

describe('the session storage', () => {
  const session = () => createSessionStorage(localStorage, noCopies);
  beforeEach(() => localStorage.clear());

  test('[DB-8] holds the current user under the key currentUser', () => {
    expect(session().user()).toBeNull();
    session().saveUser(aCurrentUser());
    expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(aCurrentUser());
    expect(session().user()).toEqual(aCurrentUser());
    session().removeUser();
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(session().user()).toBeNull();
  });

  test('[SE-1] [GT-1] the clock of an exercise goes with the user, and the switches of the device stay', () => {
    const memory = createGuideMemory(localStorage);
    const switches = { sound: false, vibration: true, awake: true };
    const kept = { clientId: 'run', position: 0, startedAt: 0 } as const;
    memory.saveClock({ ...kept, clock: { phase: 0, state: 'running', elapsed: 0 } });
    memory.saveSwitches(switches);
    session().saveUser(aCurrentUser());
    expect(memory.clock()).not.toBeNull();
    session().removeUser();
    expect(memory.clock()).toBeNull();
    expect(memory.switches()).toEqual(switches);
  });

  test.each([
    ['no JSON', 'anna'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"anna"'],
    ['a user without a token', JSON.stringify({ ...aCurrentUser(), token: undefined })],
    ['a user with an empty token', JSON.stringify({ ...aCurrentUser(), token: '' })],
    ['a user whose id is a text', JSON.stringify({ ...aCurrentUser(), id: '2' })],
    ['a user with a number as an authority', JSON.stringify({ ...aCurrentUser(), authorities: [1] })],
    ['a user whose athleteIds are none', JSON.stringify({ ...aCurrentUser(), athleteIds: 'all' })],
  ])('[DB-8] %s is damaged', (_name, stored) => {
    localStorage.setItem('currentUser', stored);
    expect(session().user()).toBe('damaged');
  });

  test('[CO-26] [CO-27] holds a sign-in that was left, and takes a damaged one as none', () => {
    const left = {
      owner: { id: 2, username: 'anna', athleteIds: [2], instance: null },
      isEndedElsewhere: true,
      isErased: false,
      isCleared: false,
    };
    expect(session().leftSignIn()).toBeNull();
    session().saveLeftSignIn(left);
    expect(session().leftSignIn()).toEqual(left);
    session().removeUser();
    expect(session().leftSignIn()).toEqual(left);
    for (const damaged of ['', 'anna', '{}', JSON.stringify({ ...left, owner: null })]) {
      localStorage.setItem('leftSignIn', damaged);
      expect(session().leftSignIn()).toBeNull();
    }
    session().saveLeftSignIn(left);
    session().removeLeftSignIn();
    expect(session().leftSignIn()).toBeNull();
  });

  test('[DB-9] holds dataInitialized as true and false', () => {
    expect(session().isDataInitialized()).toBe(false);
    session().saveDataInitialized(true);
    expect(localStorage.getItem('dataInitialized')).toBe('true');
    expect(session().isDataInitialized()).toBe(true);
    session().saveDataInitialized(false);
    expect(localStorage.getItem('dataInitialized')).toBe('false');
    expect(session().isDataInitialized()).toBe(false);
  });

  test.each([
    { instance: 'a', epoch: 'b' },
    { instance: 'a', epoch: null },
    { instance: null, epoch: null },
  ])('[FL-18] [ON-6] holds the server: %p', (server) => {
    expect(session().server()).toBeNull();
    session().saveServer(server);
    expect(session().server()).toEqual(server);
  });

  test('[FL-18] remembers that the server of a sign-in was silent, until it speaks or the sign-in ends', () => {
    expect(session().isServerSilent()).toBe(false);
    for (const end of [() => session().saveServer({ instance: 'a', epoch: 'b' }), session().removeUser]) {
      session().noteSilentServer();
      expect(session().isServerSilent()).toBe(true);
      end();
      expect(session().isServerSilent()).toBe(false);
    }
  });

  test.each(['TRUE', '1', 'yes', ''])('[DB-9] %p is no true', (stored) => {
    localStorage.setItem('dataInitialized', stored);
    expect(session().isDataInitialized()).toBe(false);
  });

  test('[SE-1] tells of a user that another tab changed, until told to stop', () => {
    const listener = jest.fn();
    const stop = session().onUserChange(listener);
    const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    change('dataInitialized');
    expect(listener).not.toHaveBeenCalled();
    change('currentUser');
    expect(listener).toHaveBeenCalledTimes(1);
    // Another tab cleared the whole storage.
    change(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    change('currentUser');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the network', () => {
  const become = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };

  test('[FL-2] is what the browser says, and tells of changes until told to stop', () => {
    const network = createNetwork();
    const listener = jest.fn();
    const stop = network.onChange(listener);
    become(false);
    expect(network.isOnline()).toBe(false);
    become(true);
    expect(network.isOnline()).toBe(true);
    expect(listener.mock.calls).toEqual([[false], [true]]);
    stop();
    become(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the page', () => {
  beforeEach(() => localStorage.clear());
  const withStorage = (storage: unknown) =>
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });

  test.each([true, false])(
    'asks the browser to keep what is stored, and says %p as it does',
    async (answer) => {
      withStorage({ persisted: async () => false, persist: async () => answer });
      expect(await createPage(localStorage).persistStorage()).toBe(answer);
    },
  );

  test('does not ask the browser again within a day, nor once it keeps what is stored', async () => {
    jest.useFakeTimers();
    const persist = jest.fn(async () => false);
    withStorage({ persisted: async () => false, persist });
    const page = createPage(localStorage);
    const day = 24 * 60 * 60 * 1000;
    for (const [wait, times] of [
      [0, 1],
      [day - 1, 1],
      [1, 2],
      [-2 * day, 3],
    ] as const) {
      jest.setSystemTime(Date.now() + wait);
      expect(await page.persistStorage()).toBe(false);
      expect(persist).toHaveBeenCalledTimes(times);
    }
    withStorage({ persisted: async () => true, persist });
    expect(await page.persistStorage()).toBe(true);
    expect(persist).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  test.each([
    ['refuses to say', { persist: () => Promise.reject(new Error('no')) }],
    ['does not know', undefined],
  ])('never fails where the browser %s', async (_name, storage) => {
    withStorage(storage);
    expect(await createPage(localStorage).persistStorage()).toBe(false);
  });

  test('[ME-7] says whether it can be seen, and tells of changes until told to stop', () => {
    const show = (isVisible: boolean) => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const page = createPage(localStorage);
    const listener = jest.fn();
    const stop = page.onVisibilityChange(listener);
    show(false);
    expect(page.isVisible()).toBe(false);
    show(true);
    expect(page.isVisible()).toBe(true);
    expect(listener.mock.calls).toEqual([[false], [true]]);
    stop();
    show(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('vibrates shortly, where the browser can', () => {
    const vibrate = jest.fn((_: number) => true);
    Object.assign(navigator, { vibrate });
    createPage(localStorage).vibrate();
    expect(vibrate.mock.calls).toEqual([[12]]);
    Object.assign(navigator, { vibrate: undefined });
    expect(() => createPage(localStorage).vibrate()).not.toThrow();
  });

  test('[CO-4] hands the person a file', async () => {
    jest.useFakeTimers();
    const saved: { name: string; blob: Blob }[] = [];
    const blobs = new Map<string, Blob>();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.set('blob:1', blob);
        return 'blob:1';
      },
      revokeObjectURL: (url: string) => blobs.delete(url),
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    });
    createPage(localStorage).saveFile('läufe.json', '[1]');
    expect(saved.map(({ name }) => name)).toEqual(['läufe.json']);
    expect(await saved[0]?.blob.text()).toBe('[1]');
    expect(blobs.size).toBe(1);
    jest.runAllTimers();
    expect(blobs.size).toBe(0);
    jest.useRealTimers();
  });
});

test.each([
  ['', crypto],
  [
    ' over plain http too, where the browser makes none',
    { getRandomValues: crypto.getRandomValues.bind(crypto) },
  ],
])('[FL-8] the ids are UUIDs, each of its own%s', (_where, random) => {
  const made = new Set(Array.from({ length: 100 }, createIds(random).uuid));
  expect(made.size).toBe(100);
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
