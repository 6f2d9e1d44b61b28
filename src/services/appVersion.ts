import { createListeners } from './listeners';
import type { AppVersion, Log } from './ports';

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/**
 * The service worker of the app. Its code is loaded after the page, so that it does not delay the first screen [SW-1].
 */
export const createAppVersion = (log: Log): AppVersion => {
  const [waiting, codeGone] = [createListeners(), createListeners()];
  let activate = async (_signal: AbortSignal) => {};
  const register = async () => {
    await pageLoaded();
    const { createAppWorker } = await import('./appWorker');
    const worker = createAppWorker({ onWaiting: waiting.tell, onCodeGone: codeGone.tell });
    activate = worker.activate;
    await worker.register();
  };
  return {
    onWaiting: (listener) => {
      // Registering fails where service workers are blocked; the app then runs without one.
      if ('serviceWorker' in navigator)
        register().catch((error: unknown) => log.error('serviceWorker', error));
      return waiting.add(listener);
    },
    activate: (signal) => activate(signal),
    onCodeGone: codeGone.add,
  };
};
