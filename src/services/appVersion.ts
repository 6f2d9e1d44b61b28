import type { Workbox } from 'workbox-window';
import type { AppVersion, Log } from './ports';

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Loads the code after the page is loaded, so that it does not delay the first screen. */
const createWorkbox = async (): Promise<Workbox> => {
  await pageLoaded();
  const { Workbox } = await import('workbox-window');
  return new Workbox('/service-worker.js');
};

/**
 * Whether a version waits to replace another one. In Firefox the first one waits, too, for a moment after a reload of
 * the page that installs it. Nobody need confirm that.
 */
const replacesAnother = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting && registration.active);
};

/**
 * How often the new app version was told to take over since the person has confirmed it. Kept in this tab, so that a
 * reload does not ask again.
 */
const triesKey = 'appVersionConfirmed';

/** After so many tries in vain the person is asked anew. */
const maxTries = 10;

/**
 * Milliseconds that the new app version may take to activate. The browser stops the old worker for it. But a request
 * of this page at that moment makes Chromium start the old worker again, and repeating the message does not help.
 * Leaving the page does, so the page reloads.
 */
const patience = 2000;

const triesSoFar = () => Number(sessionStorage.getItem(triesKey)) || 0;

/** Tells the new app version to take over, and reloads the page if it does not. */
const takeOver = (workbox: Workbox) => {
  sessionStorage.setItem(triesKey, String(triesSoFar() + 1));
  workbox.messageSkipWaiting();
  setTimeout(() => location.reload(), patience);
};

/** Calls back when a script of this page cannot be loaded. Such an event does not bubble. */
const onScriptMissing = (listener: () => void) =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) listener();
    },
    { capture: true },
  );

/** The service worker of the app, registered after the page is loaded [SW-1]. */
export const createAppVersion = (log: Log): AppVersion => {
  let registered: Workbox | null = null;
  const codeGoneListeners = new Set<() => void>();
  const tellCodeGone = () => {
    for (const listener of codeGoneListeners) listener();
  };

  const register = async (onWaiting: () => void) => {
    const workbox = await createWorkbox();
    registered = workbox;
    workbox.addEventListener('waiting', async () => {
      if (!(await replacesAnother())) return;
      const tries = triesSoFar();
      if (tries > 0 && tries < maxTries) takeOver(workbox);
      else onWaiting();
    });
    workbox.addEventListener('controlling', ({ isUpdate }) => {
      if (triesSoFar() > 0) {
        sessionStorage.removeItem(triesKey);
        location.reload();
      } else if (isUpdate) onScriptMissing(tellCodeGone);
    });
    const registration = await workbox.register();
    // No new version is waiting or activating, so the confirmation is no longer needed.
    const isSettled = !registration?.waiting && registration?.active?.state === 'activated';
    if (isSettled) sessionStorage.removeItem(triesKey);
  };

  return {
    onWaiting: (listener) => {
      let isWanted = true;
      const tell = () => {
        if (isWanted) listener();
      };
      // Registering fails where service workers are blocked; the app then runs without one.
      if ('serviceWorker' in navigator) {
        register(tell).catch((error: unknown) => log.error('serviceWorker', error));
      }
      return () => {
        isWanted = false;
      };
    },
    activate: () => {
      if (!registered) return;
      sessionStorage.removeItem(triesKey);
      takeOver(registered);
    },
    onCodeGone: (listener) => {
      codeGoneListeners.add(listener);
      return () => codeGoneListeners.delete(listener);
    },
  };
};
