/** The weeks of a season [SN-1]. */
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';

dayjs.extend(isoWeek);

/** As many weeks as half a year has. */
export const seasonLength = 26;

/** A week from Monday to Sunday in the device's time zone. */
export interface SeasonWeek {
  /** Monday, ISO 8601. */
  start: string;
  /** Sunday, ISO 8601. */
  end: string;
  /** Week of the year by ISO 8601. */
  number: number;
}

/** Returns the weeks of the season, this week last. `now` in milliseconds since the epoch. */
export const seasonWeeks = (now: number): SeasonWeek[] => {
  const first = dayjs(now)
    .startOf('isoWeek')
    .subtract(seasonLength - 1, 'week');
  return Array.from({ length: seasonLength }, (_, index) => {
    const monday = first.add(index, 'week');
    return {
      start: monday.toISOString(),
      end: monday.add(6, 'day').toISOString(),
      number: monday.isoWeek(),
    };
  });
};

/** When the season of today began, in milliseconds since the epoch. */
export const seasonStart = (now: number): number =>
  dayjs(now)
    .startOf('isoWeek')
    .subtract(seasonLength - 1, 'week')
    .valueOf();

/** A month above the weeks that begin in it. */
export interface SeasonMonth {
  /** Monday of its first week, ISO 8601. */
  start: string;
  /** The place of that week, from 0. */
  place: number;
}

/** Fewer weeks have no room for the name of their month. */
const roomForName = 3;

/** Returns the months in which the weeks begin. The first is left out where few of its weeks are shown. */
export const seasonMonths = (weeks: readonly SeasonWeek[]): SeasonMonth[] => {
  const months = weeks
    .map(({ start }, place) => ({ start, place, month: dayjs(start).month() }))
    .filter(({ month }, index, all) => all[index - 1]?.month !== month)
    .map(({ start, place }) => ({ start, place }));
  const next = months[1]?.place ?? weeks.length;
  return next < roomForName ? months.slice(1) : months;
};
