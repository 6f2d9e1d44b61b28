import { Workbox } from 'workbox-window';
import { workerUrl } from './workerUrl';

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

/** How many tries in vain there are before the person is asked anew. */
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
    if (!(await replacesAnother())) return;
    const tries = triesSoFar();
    if (tries > 0 && tries < maxTries) takeOver(workbox);
    else onWaiting();
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (triesSoFar() > 0) location.reload();
    else if (isUpdate) onScriptMissing(onCodeGone);
  });
  return {
    /** Activates the version that waits; the page then reloads. */
    activate: () => {
      sessionStorage.removeItem(triesKey);
      takeOver(workbox);
    },
    register: async () => {
      const { active, waiting } = (await workbox.register()) ?? {};
      const hasTakenOver =
        active && (active.state === 'activated' || active === navigator.serviceWorker.controller);
      if (hasTakenOver && !waiting) sessionStorage.removeItem(triesKey);
    },
  };
};
