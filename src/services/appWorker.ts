import { Workbox } from 'workbox-window';
import { workerUrl } from './workerUrl';

const registration = () => navigator.serviceWorker.getRegistration();

/**
 * Whether a version waits to replace another one. In Firefox the first one waits, too, for a moment after a reload of
 * the page that installs it. Nobody need confirm that.
 */
const replacesAnother = async (): Promise<boolean> => {
  const { waiting, active } = (await registration()) ?? {};
  return Boolean(waiting && active);
};

/**
 * Milliseconds until Chromium is made to try again. The time grows, because a try that comes while the former worker
 * stops would start it again. The last one is longer than the 30 s after which Chromium stops a worker without events.
 */
const patience = [2_000, 4_000, 8_000, 16_000];
const lastPatience = 40_000;

/** Any small file that is in the cache of the service worker, and that loads no others. */
const smallFile = '/icon.svg';

/**
 * Makes Chromium let the new worker take over, if the former one is idle. It tries that when a page of the service
 * worker's scope is loaded: here one in a frame. The former worker serves it, and then no event follows.
 */
const visit = () => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = smallFile;
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
};

/** Returns whether another worker takes over this page within this time. */
const changesWithin = (milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), milliseconds);
  });

/**
 * Tells the version that waits to take over, until it has. Chromium tells the former worker once that it has to end as
 * soon as it is idle. If a request of any tab comes while it stops, it is started anew, and knows nothing of that: it
 * then ends after 30 s without events. To reload the page would be such an event each time.
 */
const takeOver = async (workbox: Workbox, signal: AbortSignal): Promise<void> => {
  for (let tries = 0; !signal.aborted && (await registration())?.waiting; tries += 1) {
    workbox.messageSkipWaiting();
    if (tries > 0) visit();
    if (await changesWithin(patience[tries] ?? lastPatience)) return;
  }
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

interface Listeners {
  /** A new app version waits for the person to confirm it. */
  onWaiting: () => void;
  /** Code of this page is gone, because another tab has activated a new app version. */
  onCodeGone: () => void;
}

/** The service worker of the app. */
export const createAppWorker = ({ onWaiting, onCodeGone }: Listeners) => {
  const workbox = new Workbox(workerUrl());
  workbox.addEventListener('waiting', async () => {
    if (await replacesAnother()) onWaiting();
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) onScriptMissing(onCodeGone);
  });
  return {
    /** Resolves once the version that waits has taken over, or when the caller aborts. */
    activate: (signal: AbortSignal) => takeOver(workbox, signal),
    register: async () => {
      await workbox.register();
    },
  };
};
