/** Pain as people report it [PN-1 to PN-4]. */
import type { RunUnit, TestRun } from '../contract/schemas';

/** From here on the app says what to do, asks the next morning, and tells the trainer [PN-2, PN-3, DE-2]. */
export const notablePain = 4;

/** What somebody says about a pain. Null where nobody reported it. */
export interface Pain {
  pain: number | null;
  painNote: string | null;
}

const hasResults = ({ questionResults, questionRangeResults }: TestRun): boolean =>
  questionResults.length > 0 || questionRangeResults.length > 0;

const withoutFields = <Item extends TestRun | RunUnit>({ pain: _, painNote: _note, ...item }: Item) => item;

/**
 * The test runs as they are for a server that takes no pain, or about an athlete who has not agreed: those that have
 * nothing but pain are left out [CS-1, PN-1].
 */
export const testRunsWithoutPain = (testRuns: readonly TestRun[]): TestRun[] =>
  testRuns.filter((testRun) => hasResults(testRun) || (testRun.pain ?? null) === null).map(withoutFields);

/** The units of a training as they are where pain is not stored [CS-1, PN-1]. */
export const unitsWithoutPain = (units: readonly RunUnit[]): RunUnit[] => units.map(withoutFields);
