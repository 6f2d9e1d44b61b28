/** Milliseconds after which the page counts as idle: Safari does not tell it, and a busy page may never be. */
const longestWait = 1000;
const waitUntold = 200;

/** Resolves when the page has drawn what is new and has nothing else to do, or after a second, also in a hidden tab. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, waitUntold);
  });
