/** Resolves after the next paint. Resolves at once in a hidden tab, which does not paint. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
