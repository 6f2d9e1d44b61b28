/** Returns the time in milliseconds since 1970. It is passed in, so that a test can set the clock. */
export type Clock = () => number;

/** Runs an action after a time in milliseconds. Each returns a function that cancels it. Passed in like the clock. */
export interface Timers {
  after(delay: number, action: () => void): () => void;
  every(interval: number, action: () => void): () => void;
}

/** The real timers. They do not keep the process alive. */
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

/** Returns the running year at the place of the server. */
export const yearOf = (now: number): number => new Date(now).getFullYear();

/** Returns a time in milliseconds since 1970 as ISO 8601 in UTC; null for none. */
export const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** Returns the day at the place of the server, such as 2026-11-22. */
export const dateOf = (now: number): string => {
  const date = new Date(now);
  return [yearOf(now), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const inGermany = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** Returns the day in Germany, such as 22.11.2026. */
export const germanDate = (time: number): string => inGermany.format(time);
