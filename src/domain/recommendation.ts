import type { TestRun } from '../contract/runs';
import type { Exercise, ExerciseWeight, Test } from '../contract/schemas';
import { chosenValues } from './progress/results';

/** Maximum number of exercises in a training plan [PR-9]. */
export const maxRecommendedExercises = 10;

/** The exercise weights of every unchecked yes/no question and every chosen range value of a test [PR-5]. */
export const weightsOfTest = (test: Test, run: TestRun): ExerciseWeight[] => {
  const unchecked = test.questions.filter((question) =>
    run.questionResults.some((result) => result.questionId === question.id && !result.checked),
  );
  return [...unchecked, ...chosenValues(test, run)].flatMap(({ exerciseWeights }) => exerciseWeights);
};

/**
 * Returns the training plan for a screening run. Takes the exercise weights of every unchecked yes/no question and
 * every chosen range value [PR-5] and sorts them, highest first and stable [PR-6]. Keeps each exercise once [PR-7],
 * only known ones [PR-8], at most `maxCount` [PR-9], and numbers them by `sortOrder` from 0 [PR-10].
 */
export const recommendExercises = (
  tests: readonly Test[],
  testRuns: readonly TestRun[],
  exercises: readonly Exercise[],
  maxCount = maxRecommendedExercises,
): Exercise[] => {
  const known = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const weights = tests.flatMap((test) => {
    const run = testRuns.find(({ testId }) => testId === test.id);
    return run ? weightsOfTest(test, run) : [];
  });
  const ranked = weights.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id);
  return [...new Set(ranked)]
    .flatMap((id) => known.get(id) ?? [])
    .slice(0, maxCount)
    .map((exercise, sortOrder) => ({ ...exercise, sortOrder }));
};
