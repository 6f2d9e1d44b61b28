/** What athletes did in the weeks of a season [SN-1]. */
import type { Screening } from '../../contract/schemas';
import type { DeskRow } from '../desk/deskRows';
import { painsOf, type ReportedPain } from '../desk/pain';
import { byUser } from '../groups';
import { runResult, testResults } from '../progress/results';
import { byStart, type LocalScreeningRun } from '../runs';
import { type Training, trainedTime } from '../trainings';
import { seasonWeeks } from './weeks';

/** A week of an athlete. */
export interface LaneWeek {
  trainings: number;
  /** Whole minutes of training. */
  minutes: number;
  screenings: number;
  /** The result of the last screening in whole percent; null without one [HI-1]. */
  result: number | null;
  /** The strongest pain, 1 to 10; null where nobody reported one. */
  pain: number | null;
}

/** The season of an athlete. */
export interface SeasonLane
  extends Pick<DeskRow, 'id' | 'name' | 'firstName' | 'lastName' | 'team' | 'change'> {
  /** As many as the season has, this week last. */
  weeks: LaneWeek[];
}

/** What the lanes follow from. */
export interface SeasonContent {
  /** The rows of the list of athletes. */
  rows: readonly DeskRow[];
  /** The begun trainings of everybody. */
  trainings: readonly Training[];
  screeningRuns: readonly LocalScreeningRun[];
  screenings: readonly Screening[];
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns what happened in each of the weeks. What a clock that was more than a day ahead has dated is left out. */
const placedIn =
  (starts: readonly number[], now: number) =>
  <Item>(items: readonly Item[], timeOf: (item: Item) => string): Item[][] => {
    const weeks = starts.map((): Item[] => []);
    for (const item of items) {
      const at = Date.parse(timeOf(item));
      if (at <= now + day) weeks[starts.findLastIndex((start) => start <= at)]?.push(item);
    }
    return weeks;
  };

const startOf = ({ start }: { start: string }) => start;

const strongestOf = (pains: readonly ReportedPain[]): number | null =>
  Math.max(0, ...pains.map(({ pain }) => pain)) || null;

/**
 * Returns the season of each of the rows, in their order [SN-1].
 *
 * @param now in milliseconds since the epoch
 */
export const seasonLanes = (content: SeasonContent, now: number): SeasonLane[] => {
  const tests = new Map(content.screenings.map((screening) => [screening.id, screening.tests]));
  const trainings = byUser(content.trainings);
  const runs = byUser(content.screeningRuns);
  const starts = seasonWeeks(now).map(({ start }) => Date.parse(start));
  const placed = placedIn(starts, now);
  const resultOf = (run: LocalScreeningRun | undefined) =>
    run ? runResult(testResults(tests.get(run.screeningId) ?? [], run.testRuns)) : null;

  return content.rows.map(({ id, name, firstName, lastName, team, change }) => {
    const [trained, screened] = [trainings.get(id) ?? [], runs.get(id) ?? []];
    const trainingWeeks = placed(trained, startOf);
    const completed = screened.filter((run) => run.completed).toSorted(byStart(now));
    const screeningWeeks = placed(completed, startOf);
    const painWeeks = placed(painsOf(trained, screened), ({ at }) => at);
    const weeks = starts.map((_, place): LaneWeek => {
      const [ofWeek, screenings] = [trainingWeeks[place] ?? [], screeningWeeks[place] ?? []];
      return {
        trainings: ofWeek.length,
        minutes: Math.round(ofWeek.reduce((sum, training) => sum + trainedTime(training), 0) / minute),
        screenings: screenings.length,
        result: resultOf(screenings.at(-1)),
        pain: strongestOf(painWeeks[place] ?? []),
      };
    });
    return { id, name, firstName, lastName, team, change, weeks };
  });
};

/** The orders of the lanes; the first is the usual one. */
export const seasonSorts = ['name', 'training'] as const;
export type SeasonSort = (typeof seasonSorts)[number];

/** What a lane adds up to. */
export const laneTotals = ({ weeks }: Pick<SeasonLane, 'weeks'>) => ({
  trainings: weeks.reduce((sum, { trainings }) => sum + trainings, 0),
  /** Weeks with a training. */
  trained: weeks.filter(({ trainings }) => trainings > 0).length,
  screenings: weeks.reduce((sum, { screenings }) => sum + screenings, 0),
});

/** Returns the lanes with most trainings first; those with as many stay in their order. */
export const byTrainings = (lanes: readonly SeasonLane[]): SeasonLane[] =>
  lanes.toSorted((a, b) => laneTotals(b).trainings - laneTotals(a).trainings);
