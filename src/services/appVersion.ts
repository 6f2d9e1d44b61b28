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

/** Marks in this tab, also after a reload, that the person has confirmed the new app version. */
const confirmedKey = 'appVersionConfirmed';

/**
 * Milliseconds that the new app version may take to activate. The browser stops the old worker for it. But a request
 * of this page at that moment makes Chromium start the old worker again, and repeating the message does not help.
 * Leaving the page does, so the page reloads.
 */
const patience = 2000;

/** The service worker of the app, registered after the page is loaded [SW-1]. */
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
        // No new version is waiting or activating, so the confirmation is no longer needed.
        const isSettled = !registration?.waiting && registration?.active?.state === 'activated';
        if (isSettled) sessionStorage.removeItem(confirmedKey);
      };
      // Registering fails where service workers are blocked; the app then runs without one.
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
