import type { Screening } from '../../../src/contract/schemas';
import { type TestResult, testResults } from '../../../src/domain/progress/results';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import type { TeamAthlete } from './athletes';
import type { Training } from './exerciseRuns';

/** What an athlete has done in half a year. */
export interface History extends Pick<TeamAthlete, 'firstName' | 'course' | 'talk'> {
  userId: number;
  screening: Screening;
  /** Oldest first. */
  screeningRuns: readonly LocalScreeningRun[];
  /** Oldest first. */
  trainings: readonly Training[];
}

/** How a test has changed from the screening run before the last to the last. Whole percent. */
export interface Change {
  name: string;
  before: number;
  after: number;
}

/** Returns how each test has changed in the last screening run, the largest gain first. */
export const changesOf = ({ screening, screeningRuns }: History): Change[] => {
  const [before = [], after = []] = screeningRuns
    .slice(-2)
    .map(({ testRuns }): TestResult[] => testResults(screening.tests, testRuns));
  return after
    .flatMap(({ testId, name, percent }) => {
      const former = before.find((result) => result.testId === testId);
      return former ? [{ name, before: former.percent, after: percent }] : [];
    })
    .toSorted((one, other) => other.after - other.before - (one.after - one.before));
};

/** When a run ended, in milliseconds since 1970. */
export const endOf = ({ touchedAt }: { touchedAt: string }): number => Date.parse(touchedAt);
