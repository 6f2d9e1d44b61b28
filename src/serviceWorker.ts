import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build; Workbox inserts the list when the worker is compiled. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every address of the app loads the same page, also offline. The worker handles neither requests to the API nor those
// of the people who run the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api(\/|$)/, /^\/(health|ready|metrics)\/?$/],
  }),
);

// A new app version waits until the user confirms it [SW-2, SW-3].
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// Takes control of the first page too, so that it can be reloaded offline at once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
