import type { Workbox } from 'workbox-window';
import type { AppVersion, Log } from './ports';

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Its code comes once the page is loaded: nothing on the first screen waits for it. */
const createWorkbox = async (): Promise<Workbox> => {
  await pageLoaded();
  const { Workbox } = await import('workbox-window');
  return new Workbox('/service-worker.js');
};

/** Says in this tab, over a reload, that the person wants the new version. */
const confirmedKey = 'appUpdateConfirmed';

/**
 * How long the new version may take to come, in milliseconds. The browser stops the old worker for it; but a request of
 * this page that comes at that very moment has Chromium start the old worker anew, and not even asking again ends it.
 * Leaving the page does, and that is what a reload is for.
 */
const patience = 2000;

/** The service worker behind the page, registered once the page is loaded and quiet [SW-1]. */
export const createAppVersion = (log: Log): AppVersion => {
  let registered: Workbox | null = null;
  return {
    onWaiting: (listener) => {
      const register = async () => {
        registered = await createWorkbox();
        registered.addEventListener('waiting', listener);
        registered.addEventListener('controlling', () => {
          if (sessionStorage.getItem(confirmedKey) === null) return;
          sessionStorage.removeItem(confirmedKey);
          location.reload();
        });
        const registration = await registered.register();
        // Nothing is on its way any more, so what was confirmed is done.
        const isSettled = !registration?.waiting && registration?.active?.state === 'activated';
        if (isSettled) sessionStorage.removeItem(confirmedKey);
      };
      // Registering rejects where service workers are blocked; the app then runs without them.
      if ('serviceWorker' in navigator) {
        register().catch((error: unknown) => log.error('serviceWorker', error));
      }
      return () => registered?.removeEventListener('waiting', listener);
    },
    activate: () => {
      if (!registered) return;
      sessionStorage.setItem(confirmedKey, 'true');
      registered.messageSkipWaiting();
      setTimeout(() => location.reload(), patience);
    },
  };
};
