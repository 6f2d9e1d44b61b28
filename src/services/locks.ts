import type { HeldLock, Locks } from './ports';

/** Requests a Web Lock and holds it until it is released or lost, or the tab is closed [FL-10]. */
const hold = (name: string, options: LockOptions, signal: AbortSignal) =>
  new Promise<HeldLock>((resolve, reject) => {
    const held = new Promise<void>((release) => {
      // An abort also releases a lock that was granted after the caller stopped waiting.
      signal.addEventListener('abort', () => release());
      const request = navigator.locks.request(name, options, () => {
        // The request of a lock that another tab takes over rejects.
        resolve({ release, lost: new Promise((lose) => request.catch(() => lose())) });
        return held;
      });
      request.catch(reject);
    });
  });

const webLocks: Locks = {
  acquire: (name, signal) => hold(name, { signal }, signal),
  // The browser allows no signal with `steal`.
  takeOver: (name, signal) => hold(name, { steal: true }, signal),
};

const freely = async (): Promise<HeldLock> => ({ release: () => {}, lost: new Promise(() => {}) });

/**
 * A page over plain http, as on a club's local network, has no Web Locks. Every tab then works alone, and only the
 * `clientId` prevents double runs on the server.
 */
const noLocks: Locks = { acquire: freely, takeOver: freely };

export const createLocks = (): Locks => ('locks' in navigator ? webLocks : noLocks);
