/** Runs something later, in milliseconds; each answers how to call it off. Handed in like the clock. */
export interface Timers {
  after(delay: number, action: () => void): () => void;
  every(interval: number, action: () => void): () => void;
}

/** The real timers. They keep no process alive that has nothing else to do. */
export const systemTimers: Timers = {
  after: (delay, action) => {
    const timer = setTimeout(action, delay).unref();
    return () => clearTimeout(timer);
  },
  every: (interval, action) => {
    const timer = setInterval(action, interval).unref();
    return () => clearInterval(timer);
  },
};
