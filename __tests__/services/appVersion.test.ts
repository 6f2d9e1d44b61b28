/** @jest-environment jest-fixed-jsdom */
import { createAppVersion } from '../../src/services/appVersion';
import { FakeLog } from '../fakes/browser';

const listeners = new Map<string, (event?: object) => void>();
const workbox = {
  register: jest.fn(async () => undefined),
  messageSkipWaiting: jest.fn(),
  addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
};
const made = jest.fn();

jest.mock('workbox-window', () => ({
  Workbox: function Workbox(path: string) {
    made(path);
    return workbox;
  },
}));

const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** The workers of the registration. */
let workers: { waiting?: object; active?: object };

/** Tells the page that another worker controls it. */
let controllers: EventTarget;

const withServiceWorker = (isThere: boolean) => {
  const value = Object.assign(controllers, { getRegistration: async () => workers });
  if (isThere) Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  else Reflect.deleteProperty(navigator, 'serviceWorker');
};

beforeEach(() => {
  listeners.clear();
  workers = {};
  controllers = new EventTarget();
  document.body.replaceChildren();
  made.mockClear();
  workbox.register.mockReset().mockResolvedValue(undefined);
  workbox.messageSkipWaiting.mockReset();
  withServiceWorker(true);
});

describe('the app version', () => {
  test('[SW-1] registers the service worker once somebody listens and the page is loaded', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    createAppVersion(new FakeLog()).onWaiting(() => {});
    await settled();
    expect(workbox.register).not.toHaveBeenCalled();
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await settled();
    expect(made).toHaveBeenCalledWith('/service-worker.js');
    expect(workbox.register).toHaveBeenCalledTimes(1);
  });

  test('[SW-2] tells of a version that waits, until told to stop', async () => {
    const listener = jest.fn();
    const stop = createAppVersion(new FakeLog()).onWaiting(listener);
    await settled();
    workers = { waiting: {}, active: {} };
    listeners.get('waiting')?.();
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    listeners.get('waiting')?.();
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['waits', { waiting: {} }],
    ['has just become active', { active: {} }],
  ])('[SW-2] tells nothing of the very first version, which %s', async (_state, ofFirstVisit) => {
    const listener = jest.fn();
    createAppVersion(new FakeLog()).onWaiting(listener);
    await settled();
    workers = ofFirstVisit;
    listeners.get('waiting')?.();
    await settled();
    expect(listener).not.toHaveBeenCalled();
  });

  describe('that was confirmed', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const frames = () => [...document.querySelectorAll('iframe')];

    /** Confirms the version that waits. Returns whether it has taken over, as the caller knows it. */
    const confirm = async () => {
      const appVersion = createAppVersion(new FakeLog());
      appVersion.onWaiting(() => {});
      await settled();
      expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
      workers = { waiting: {}, active: {} };
      const caller = new AbortController();
      const seen = { isOver: false, stopWaiting: () => caller.abort() };
      void appVersion.activate(caller.signal).then(() => {
        seen.isOver = true;
      });
      await settled();
      return seen;
    };

    const later = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      await settled();
    };

    test('[SW-3] is told to take over, and has once the page is controlled by it', async () => {
      const seen = await confirm();
      expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1);
      expect(seen.isOver).toBe(false);
      controllers.dispatchEvent(new Event('controllerchange'));
      await settled();
      expect(seen.isOver).toBe(true);
      await later(60_000);
      expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1);
      expect(frames()).toEqual([]);
    });

    test('[SW-3] and does not come is asked for again, ever more seldom, without a limit', async () => {
      const seen = await confirm();
      const asked = () => frames().length;
      const times: number[] = [];
      for (let second = 1; second <= 150; second += 1) {
        const before = asked();
        await later(1_000);
        if (asked() > before) times.push(second);
      }
      expect(times).toEqual([2, 6, 14, 30, 70, 110, 150]);
      expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1 + times.length);
      expect(frames().map((frame) => new URL(frame.src).pathname)).toEqual(times.map(() => '/icon.svg'));
      expect(frames().every((frame) => frame.hidden)).toBe(true);
      expect(seen.isOver).toBe(false);
      for (const frame of frames()) frame.dispatchEvent(new Event('load'));
      expect(frames()).toEqual([]);
      controllers.dispatchEvent(new Event('controllerchange'));
      await settled();
      expect(seen.isOver).toBe(true);
    });

    test('[SW-3] has taken over when none waits any more, also where the page is told of no change', async () => {
      const seen = await confirm();
      workers = { active: {} };
      await later(1_999);
      expect(seen.isOver).toBe(false);
      await later(1);
      expect(seen.isOver).toBe(true);
      expect(frames()).toEqual([]);
    });

    test('[SW-6] is asked for no more once the person waits no longer', async () => {
      const seen = await confirm();
      seen.stopWaiting();
      await later(600_000);
      expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1);
      expect(frames()).toEqual([]);
    });
  });

  test('[SW-3] that another tab has activated meanwhile needs nothing but the reload', async () => {
    const appVersion = createAppVersion(new FakeLog());
    appVersion.onWaiting(() => {});
    await settled();
    workers = { active: {} };
    await appVersion.activate(new AbortController().signal);
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
  });

  test.each([
    ['a new version that another tab has activated', true, 1],
    ['the first worker', false, 0],
  ])('[SW-3] tells that code is gone once %s has taken over', async (_what, isUpdate, times) => {
    const appVersion = createAppVersion(new FakeLog());
    const listener = jest.fn();
    const stop = appVersion.onCodeGone(listener);
    appVersion.onWaiting(() => {});
    await settled();
    const failToLoad = () => {
      const script = document.head.appendChild(document.createElement('script'));
      script.dispatchEvent(new Event('error'));
      script.remove();
    };
    failToLoad();
    expect(listener).not.toHaveBeenCalled();
    listeners.get('controlling')?.({ isUpdate });
    window.dispatchEvent(new Event('error'));
    expect(listener).not.toHaveBeenCalled();
    failToLoad();
    expect(listener).toHaveBeenCalledTimes(times);
    stop();
    failToLoad();
    expect(listener).toHaveBeenCalledTimes(times);
  });

  test('where service workers are blocked works without them, and logs a line', async () => {
    const log = new FakeLog();
    workbox.register.mockRejectedValue(new Error('blocked'));
    createAppVersion(log).onWaiting(() => {});
    await settled();
    expect(log.entries).toMatchObject([{ context: 'serviceWorker', error: { message: 'blocked' } }]);
  });

  test('does nothing and does not fail without service workers', async () => {
    withServiceWorker(false);
    const log = new FakeLog();
    const appVersion = createAppVersion(log);
    appVersion.onWaiting(() => {})();
    await appVersion.activate(new AbortController().signal);
    expect(made).not.toHaveBeenCalled();
    expect(log.entries).toEqual([]);
  });
});
