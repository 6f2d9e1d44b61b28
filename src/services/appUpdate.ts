import type { Workbox } from 'workbox-window';
import type { AppUpdate, Log } from './ports';

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

/** The service worker behind the page, registered once the page is loaded and quiet [SW-1]. */
export const createAppUpdate = (log: Log): AppUpdate => {
  let registered: Workbox | null = null;
  return {
    onWaiting: (listener) => {
      const register = async () => {
        registered = await createWorkbox();
        registered.addEventListener('waiting', listener);
        await registered.register();
      };
      // Registering rejects where service workers are blocked; the app then runs without them.
      if ('serviceWorker' in navigator) {
        register().catch((error: unknown) => log.error('serviceWorker', error));
      }
      return () => registered?.removeEventListener('waiting', listener);
    },
    activate: () => {
      registered?.addEventListener('controlling', () => location.reload());
      registered?.messageSkipWaiting();
    },
  };
};
