import { Workbox } from 'workbox-window';
import type { AppUpdate, Log } from './ports';

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** The service worker behind the page, registered once the page is loaded and quiet [SW-1]. */
export const createAppUpdate = (log: Log): AppUpdate => {
  if (!('serviceWorker' in navigator)) return { onWaiting: () => () => {}, activate: () => {} };
  const workbox = new Workbox('/service-worker.js');
  return {
    onWaiting: (listener) => {
      workbox.addEventListener('waiting', listener);
      // Registering rejects where service workers are blocked; the app then runs without them.
      pageLoaded()
        .then(() => workbox.register())
        .catch((error: unknown) => log.error('serviceWorker', error));
      return () => workbox.removeEventListener('waiting', listener);
    },
    activate: () => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    },
  };
};
