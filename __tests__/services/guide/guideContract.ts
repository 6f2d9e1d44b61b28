import type { KeptClock } from '../../../src/domain/guide/keptClock';
import type { GuideMemory, WakeLock } from '../../../src/services/ports';

/** A wake lock, and what its browser does with it. */
export interface WakeLockBrowser {
  wakeLock: WakeLock;
  /** The browser grants no further lock. */
  refuse(): void;
  /** The browser ends the lock that is held. */
  takeAway(): Promise<void>;
  /** Whether the screen stays on, as the browser sees it. */
  staysOn(): boolean;
}

/** What a wake lock promises, on a fake device and in a browser [GT-2]. */
export const wakeLockContract = (open: () => WakeLockBrowser) => {
  test('[GT-2] is held from a request until its release', async () => {
    const { wakeLock, staysOn } = open();
    expect([wakeLock.isThere(), staysOn()]).toEqual([true, false]);
    expect(await wakeLock.request()).toBe(true);
    expect(await wakeLock.request()).toBe(true);
    expect(staysOn()).toBe(true);
    wakeLock.release();
    wakeLock.release();
    expect(staysOn()).toBe(false);
  });

  test('[GT-2] that is refused is not held', async () => {
    const { wakeLock, refuse, staysOn } = open();
    refuse();
    expect(await wakeLock.request()).toBe(false);
    expect(staysOn()).toBe(false);
  });

  test('[GT-2] tells when it is taken away, but not when it was released, and can be asked for again', async () => {
    const { wakeLock, takeAway, staysOn } = open();
    const onLost = jest.fn();
    const unsubscribe = wakeLock.onLost(onLost);
    await wakeLock.request();
    await takeAway();
    expect([staysOn(), onLost.mock.calls.length]).toEqual([false, 1]);
    expect(await wakeLock.request()).toBe(true);
    wakeLock.release();
    expect(onLost).toHaveBeenCalledTimes(1);
    unsubscribe();
    await wakeLock.request();
    await takeAway();
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test('[GT-2] that is released before it was granted is not held', async () => {
    const { wakeLock, staysOn } = open();
    const asked = wakeLock.request();
    wakeLock.release();
    expect(await asked).toBe(false);
    expect(staysOn()).toBe(false);
  });
};

const kept: KeptClock = {
  clientId: 'a',
  position: 2,
  clock: { phase: 1, state: 'running', elapsed: 1200.5 },
  startedAt: 1_741_593_600_000,
};

/** What the memory of the guide promises, on a fake device and in a browser. Each call of `open` is a new page. */
export const guideMemoryContract = (open: () => GuideMemory, items: () => Pick<Storage, 'setItem'>) => {
  test('[GT-1] the last clock is there for the next page', () => {
    expect(open().clock()).toBeNull();
    open().saveClock({ ...kept, position: 1 });
    open().saveClock(kept);
    expect(open().clock()).toEqual(kept);
  });

  test('[AC-3] all switches are on until they are switched off', () => {
    expect(open().switches()).toEqual({ sound: true, vibration: true, awake: true });
    open().saveSwitches({ sound: false, vibration: true, awake: false });
    expect(open().switches()).toEqual({ sound: false, vibration: true, awake: false });
  });

  test.each(['', 'null', '{', '{"sound":1}', '{"clientId":"a","position":0,"clock":{},"startedAt":0}'])(
    'what is damaged (%j) counts as missing',
    (text) => {
      items().setItem('guideClock', text);
      items().setItem('guideSwitches', text);
      expect(open().clock()).toBeNull();
      expect(open().switches().sound).toBe(true);
    },
  );
};
