import { fillWith, listOf, rewriteRows, rowsOf, type Upgrade } from './rewriteRows';
import type { ScreeningRow1, ScreeningRunRow1, TrainingRunRow1 } from './toVersion1';

/** Rows of version 2. Frozen. All other rows are those of version 1. */
interface ScreeningRow2 extends Omit<ScreeningRow1, 'categories'> {
  tests: object[];
}

export interface ScreeningRunRow2 extends Omit<ScreeningRunRow1, 'categoryRuns' | 'trainings'> {
  testRuns: { testId: number }[];
  exercises: object[];
}

export interface ExerciseRunRow2 extends Omit<TrainingRunRow1, 'runUnits'> {
  runUnits: { exerciseId: number }[];
}

/** Renames categories to tests [DB-5]. */
const screeningRow = ({ categories, ...screening }: ScreeningRow1): ScreeningRow2 => ({
  ...screening,
  tests: listOf(categories),
});

/** Renames category runs to test runs and trainings to exercises [DB-6]. */
const screeningRunRow = ({ categoryRuns, trainings, ...run }: ScreeningRunRow1): ScreeningRunRow2 => ({
  ...run,
  testRuns: listOf(categoryRuns).map(({ categoryId, ...testRun }) => ({ ...testRun, testId: categoryId })),
  exercises: listOf(trainings),
});

const exerciseRunRow = ({ runUnits, ...run }: TrainingRunRow1): ExerciseRunRow2 => ({
  ...run,
  runUnits: listOf(runUnits).map(({ trainingId, ...unit }) => ({ ...unit, exerciseId: trainingId })),
});

/** Renames trainings to exercises [DB-4 to DB-6]. Drops the stored exercises; the next update loads them again. */
export const toVersion2 = async (upgrade: Upgrade) => {
  const { db } = upgrade;
  await rewriteRows(upgrade, 'screening', screeningRow);
  await rewriteRows(upgrade, 'screeningRun', screeningRunRow);
  db.deleteObjectStore('training');
  db.createObjectStore('exercise', { keyPath: 'id' });
  const trainingRuns = await rowsOf(upgrade, 'trainingRun');
  db.deleteObjectStore('trainingRun');
  const exerciseRuns = db.createObjectStore('exerciseRun', { keyPath: 'localId', autoIncrement: true });
  exerciseRuns.createIndex('start', 'start');
  await fillWith(upgrade, 'exerciseRun', trainingRuns, exerciseRunRow);
};
