/** What athletes get as a person would have written it: the other way of `domain/content/compile`. */
import { randomUUID } from 'node:crypto';
import {
  countingTrySchema,
  type ExerciseDraft,
  exerciseGroupSchema,
  type TestDraft,
  type WeightDraft,
} from '../../src/contract/content';
import type { Exercise, ExerciseWeight, Test } from '../../src/contract/schemas';

/** The keys of exercises by their ids. */
export type ExerciseKeys = ReadonlyMap<number, string>;

const toWeights = (weights: readonly ExerciseWeight[], keys: ExerciseKeys): WeightDraft[] =>
  weights.flatMap(({ id, weight }) => {
    const exercise = keys.get(id);
    return exercise === undefined ? [] : { exercise, weight };
  });

const toRegion = (region: unknown): string | null => (typeof region === 'string' ? region : null);

/**
 * Returns the draft of a test, with the ids of its questions and values by their keys. These are new, or those of
 * `origin`, which is the draft that the very same test was made from.
 */
export const toTestDraft = (
  test: Test,
  keys: ExerciseKeys,
  origin?: TestDraft,
): { draft: TestDraft; ids: Map<string, number> } => {
  const ids = new Map<string, number>();
  const keyFor = (id: number, { key = randomUUID() }: { key?: string } = {}): string => {
    ids.set(key, id);
    return key;
  };
  const draft = {
    name: test.name,
    video: test.video,
    what: test.what,
    materials: test.materials,
    execution: test.execution,
    sides: test.sides ?? false,
    tries: test.tries ?? 1,
    counts: countingTrySchema.safeParse(test.counts).data ?? 'best',
    needsSecondPerson: test.needsSecondPerson ?? false,
    watchedFrom: test.watchedFrom ?? null,
    ageFrom: test.ageFrom ?? null,
    ageTo: test.ageTo ?? null,
    questions: test.questions.map((question, index) => ({
      key: keyFor(question.id, origin?.questions[index]),
      description: question.description ?? '',
      region: toRegion(question.region),
      weights: toWeights(question.exerciseWeights, keys),
    })),
    rangeQuestions: test.rangeQuestions.map((question, index) => ({
      key: keyFor(question.id, origin?.rangeQuestions[index]),
      description: question.description ?? '',
      region: toRegion(question.region),
      values: question.questionRangeValues.map((value, position) => ({
        key: keyFor(value.id, origin?.rangeQuestions[index]?.values[position]),
        description: value.description ?? '',
        resultWeight: value.resultWeight,
        weights: toWeights(value.exerciseWeights, keys),
      })),
    })),
  };
  return { draft, ids };
};

/** Returns the draft of an exercise. */
export const toExerciseDraft = (exercise: Exercise, keys: ExerciseKeys): ExerciseDraft => {
  const { easierId, harderId, group, sides, id, sortOrder, ...plain } = exercise;
  const keyOf = (other: number | null | undefined) => (other ? (keys.get(other) ?? null) : null);
  return {
    ...plain,
    sides: sides ?? false,
    easier: keyOf(easierId),
    harder: keyOf(harderId),
    group: exerciseGroupSchema.safeParse(group).data ?? null,
  };
};
