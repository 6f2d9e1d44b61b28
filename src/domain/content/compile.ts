/** Makes what athletes get from what the club has written [CT-1]: the shapes of `contract/schemas`. */
import type {
  BasisDraft,
  ExerciseDraft,
  FeedbackDraft,
  QuestionDraft,
  RangeQuestionDraft,
  ScreeningDraft,
  TestDraft,
  ValueDraft,
  WeightDraft,
} from '../../contract/content';
import type { FeedbackQuestion } from '../../contract/feedback';
import type {
  BasisExercise,
  Exercise,
  ExerciseWeight,
  Question,
  QuestionRangeValue,
  RangeQuestion,
  Screening,
  Test,
} from '../../contract/schemas';

/**
 * The ids of items, questions and values by their keys. What is made must have one. A reference to something without an
 * id is left out.
 */
export type ContentIds = ReadonlyMap<string, number>;

/** Returns the id of what is made. Throws where it lacks one, which is a fault of the program. */
const ownId = (ids: ContentIds, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The content ${key} has no id.`);
  return id;
};

const compileWeights = (weights: readonly WeightDraft[], ids: ContentIds): ExerciseWeight[] =>
  weights.flatMap(({ exercise, weight }) => {
    const id = ids.get(exercise);
    return id === undefined ? [] : { id, weight };
  });

const regionField = (region: string | null) => (region === null ? {} : { region });

const compileQuestion = (question: QuestionDraft, ids: ContentIds): Question => ({
  id: ownId(ids, question.key),
  description: question.description,
  exerciseWeights: compileWeights(question.weights, ids),
  ...regionField(question.region),
});

const compileValue = (value: ValueDraft, ids: ContentIds): QuestionRangeValue => ({
  id: ownId(ids, value.key),
  description: value.description,
  exerciseWeights: compileWeights(value.weights, ids),
  resultWeight: value.resultWeight,
});

const compileRangeQuestion = (question: RangeQuestionDraft, ids: ContentIds): RangeQuestion => ({
  id: ownId(ids, question.key),
  description: question.description,
  questionRangeValues: question.values.map((value) => compileValue(value, ids)),
  ...regionField(question.region),
});

/** Returns a test. Of the fields of CT-6 it has those that say something. */
export const compileTest = (key: string, draft: TestDraft, ids: ContentIds): Test => ({
  id: ownId(ids, key),
  name: draft.name,
  video: draft.video,
  what: draft.what,
  materials: draft.materials,
  execution: draft.execution,
  questions: draft.questions.map((question) => compileQuestion(question, ids)),
  rangeQuestions: draft.rangeQuestions.map((question) => compileRangeQuestion(question, ids)),
  ...(draft.sides && { sides: true }),
  ...(draft.tries > 1 && { tries: draft.tries, counts: draft.counts }),
  ...(draft.needsSecondPerson && { needsSecondPerson: true }),
  ...(draft.watchedFrom !== null && { watchedFrom: draft.watchedFrom }),
  ...(draft.ageFrom !== null && { ageFrom: draft.ageFrom }),
  ...(draft.ageTo !== null && { ageTo: draft.ageTo }),
});

/** Returns a screening with its tests, in their order. */
export const compileScreening = (
  key: string,
  draft: ScreeningDraft,
  tests: ReadonlyMap<string, Test>,
  ids: ContentIds,
): Screening => ({
  id: ownId(ids, key),
  name: draft.name,
  tests: draft.tests.flatMap((test) => tests.get(test) ?? []),
});

/** Returns an exercise at its place in the list. Of the fields of CT-7 and CT-8 it has those that say something. */
export const compileExercise = (
  key: string,
  draft: ExerciseDraft,
  ids: ContentIds,
  sortOrder: number | null,
): Exercise => {
  const easierId = draft.easier === null ? undefined : ids.get(draft.easier);
  const harderId = draft.harder === null ? undefined : ids.get(draft.harder);
  return {
    id: ownId(ids, key),
    name: draft.name,
    video: draft.video,
    description: draft.description,
    description2: draft.description2,
    description3: draft.description3,
    materials: draft.materials,
    goal: draft.goal,
    sortOrder,
    sets: draft.sets,
    seconds: draft.seconds,
    seconds2: draft.seconds2,
    distance: draft.distance,
    distance2: draft.distance2,
    repeat: draft.repeat,
    repeat2: draft.repeat2,
    pause: draft.pause,
    ...(draft.sides && { sides: true }),
    ...(easierId !== undefined && { easierId }),
    ...(harderId !== undefined && { harderId }),
    ...(draft.group !== null && { group: draft.group }),
  };
};

/** Returns the basis list. */
export const compileBasis = (draft: BasisDraft, ids: ContentIds): BasisExercise[] =>
  draft.exercises.flatMap((key) => {
    const exerciseId = ids.get(key);
    return exerciseId === undefined ? [] : { exerciseId };
  });

/** Returns the feedback questions. */
export const compileFeedback = (draft: FeedbackDraft): FeedbackQuestion[] =>
  draft.questions.map(({ question, options, attention }) => ({ question, options, attention }));
