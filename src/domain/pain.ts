/** Pain as people report it [PN-1 to PN-4]. */
import type { RunUnit, TestRun } from '../contract/runs';

/** From here on the app says what to do, asks the next morning, and tells the trainer [PN-2, PN-3, DE-2]. */
export const notablePain = 4;

/** What somebody says about a pain. `pain` is 0 to 10, null where nobody reported it [PN-1]. */
export interface Pain {
  pain: number | null;
  painNote: string | null;
}

/** The pain at a test or an exercise, or null where nobody reported it. */
export const painOf = (item: TestRun | RunUnit | undefined): number | null => item?.pain ?? null;

/** Whether a test run has no answers: it counts nowhere [PN-1]. */
export const isWithoutResults = ({ questionResults, questionRangeResults }: TestRun): boolean =>
  questionResults.length === 0 && questionRangeResults.length === 0;

const withoutFields = <Item extends TestRun | RunUnit>({ pain: _, painNote: _note, ...item }: Item) =>
  item as Item;

/** The test runs or the units of a run, as a post and an answer have them. */
export type Steps = { testRuns: TestRun[] } | { runUnits: RunUnit[] };

/** Whether pain was reported anywhere in the run. */
export const hasPain = (run: Steps): boolean => {
  const steps: (TestRun | RunUnit)[] = 'testRuns' in run ? run.testRuns : run.runUnits;
  return steps.some((step) => painOf(step) !== null);
};

/** The test runs where pain is not stored: those that have nothing else are left out [CS-1, PN-1]. */
export const testRunsWithoutPain = (testRuns: readonly TestRun[]): TestRun[] =>
  testRuns.filter((testRun) => !isWithoutResults(testRun) || painOf(testRun) === null).map(withoutFields);

/** The units of a training where pain is not stored [CS-1, PN-1]. */
export const unitsWithoutPain = (units: readonly RunUnit[]): RunUnit[] => units.map(withoutFields);

/** Returns the run as it is for a server that stores no pain, or none of this athlete [CS-1, PN-1]. */
export const withoutPain = <Run extends Steps>(run: Run): Run =>
  'testRuns' in run
    ? { ...run, testRuns: testRunsWithoutPain(run.testRuns) }
    : { ...run, runUnits: unitsWithoutPain(run.runUnits) };
