const minute = 60_000;
const day = 24 * 60 * minute;

export const minutes = (count: number): number => count * minute;

/**
 * Returns a time of day so many days before `now`, in milliseconds since 1970. `minuteOfDay` counts in UTC. It is in
 * the past from one day on.
 */
export const daysBefore = (now: number, days: number, minuteOfDay: number): number =>
  (Math.floor(now / day) - days) * day + Math.round(minuteOfDay * minute);
