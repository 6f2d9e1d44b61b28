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

const withServiceWorker = (isThere: boolean) => {
  const value = { getRegistration: async () => workers };
  if (isThere) Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  else Reflect.deleteProperty(navigator, 'serviceWorker');
};

beforeEach(() => {
  listeners.clear();
  workers = {};
  sessionStorage.clear();
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

  test('[SW-3] lets the new version take over only when told to', async () => {
    const appVersion = createAppVersion(new FakeLog());
    appVersion.onWaiting(() => {});
    await settled();
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('appVersionConfirmed')).toBeNull();
    jest.useFakeTimers();
    appVersion.activate();
    expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('appVersionConfirmed')).toBe('1');
    expect(jest.getTimerCount()).toBe(1);
    jest.useRealTimers();
  });

  test('[SW-3] that was confirmed and still waits after the reload is told again, without asking twice', async () => {
    jest.useFakeTimers();
    const listener = jest.fn();
    sessionStorage.setItem('appVersionConfirmed', '1');
    createAppVersion(new FakeLog()).onWaiting(listener);
    await settled();
    workers = { waiting: {}, active: {} };
    listeners.get('waiting')?.();
    await settled();
    expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(1);
    expect(listener).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  test('[SW-2] is offered again after ten tries in vain', async () => {
    const listener = jest.fn();
    sessionStorage.setItem('appVersionConfirmed', '10');
    createAppVersion(new FakeLog()).onWaiting(listener);
    await settled();
    workers = { waiting: {}, active: {} };
    listeners.get('waiting')?.();
    await settled();
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(1);
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
    appVersion.activate();
    await settled();
    expect(made).not.toHaveBeenCalled();
    expect(log.entries).toEqual([]);
  });
});
