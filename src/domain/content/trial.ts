/** Drafts in the shapes that athletes get, with ids that hold only here: for the preview and the trial [CT-4, CT-9]. */
import type { ContentItem, TestDraft } from '../../contract/content';
import type { Exercise, Screening, Test } from '../../contract/schemas';
import { recommendExercises } from '../recommendation';
import type { LocalScreeningRun, TestAnswers } from '../runs';
import { createScreeningRun } from '../screeningRun';
import { sideField, sidesOf } from '../sides';
import { compileExercise, compileTest } from './compile';

/** What is tried. */
export interface Trial {
  screening: Screening;
  /** Those that a plan may have. */
  exercises: Exercise[];
}

const trialScreeningId = 1;
/** The server counts users from 1. */
const nobody = 0;

interface Keyed<Body> {
  key: string;
  body: Body;
}

/** The keys of a test and of its parts. */
const keysOf = ({ key, body }: Keyed<TestDraft>): string[] => [
  key,
  ...body.questions.map((question) => question.key),
  ...body.rangeQuestions.flatMap((question) => [question.key, ...question.values.map((value) => value.key)]),
];

/** What has no words yet is shown by its place, as where a server leaves them out [API-45]. */
const worded = <Part extends { description: string | null }>(part: Part): Part =>
  part.description?.trim() === '' ? { ...part, description: null } : part;

const withoutEmptyWords = (test: Test): Test => ({
  ...test,
  questions: test.questions.map(worded),
  rangeQuestions: test.rangeQuestions.map((question) => ({
    ...worded(question),
    questionRangeValues: question.questionRangeValues.map(worded),
  })),
});

/**
 * The tests in this order as a screening, with all exercises of the club that are not retired.
 *
 * @param ids gets an id for each new key; the others keep theirs, so that answers stay with their questions
 */
export const trialOf = (
  name: string,
  tests: readonly Keyed<TestDraft>[],
  items: readonly ContentItem[],
  ids: Map<string, number>,
): Trial => {
  const exercises = items.flatMap((item) =>
    item.kind === 'exercise' && item.state !== 'retired' ? [item] : [],
  );
  for (const key of [...exercises.map((exercise) => exercise.key), ...tests.flatMap(keysOf)]) {
    if (!ids.has(key)) ids.set(key, ids.size + 1);
  }
  return {
    screening: {
      id: trialScreeningId,
      name,
      tests: tests.map(({ key, body }) => withoutEmptyWords(compileTest(key, body, ids))),
    },
    exercises: exercises.map(({ key, body }) => compileExercise(key, body, ids, null)),
  };
};

/** A run of nobody, which no row and no slice ever has. `now` is in milliseconds since the epoch [CT-9]. */
export const newTrialRun = (now: number): LocalScreeningRun =>
  createScreeningRun({
    clientId: '',
    userScreening: { userId: nobody, screeningId: trialScreeningId },
    owner: { id: nobody, username: '', athleteIds: [], instance: null },
    now,
  });

/** The plan of a test that was answered like this. */
export const planOfAnswers = (test: Test, answers: TestAnswers, exercises: readonly Exercise[]): Exercise[] =>
  recommendExercises([test], [{ testId: test.id, duration: 0, ...answers }], exercises);

/** The plan of who has the weakest answer everywhere. */
export const weakestPlan = ({ screening, exercises }: Trial): Exercise[] =>
  recommendExercises(
    screening.tests,
    screening.tests.map((test) => ({ testId: test.id, duration: 0, ...weakestAnswers(test) })),
    exercises,
  );

const weakestAnswers = (test: Test): TestAnswers => ({
  questionResults: test.questions.flatMap(({ id }) =>
    sidesOf(test).map((side) => ({ questionId: id, checked: false, ...sideField(side) })),
  ),
  questionRangeResults: test.rangeQuestions.flatMap(({ id, questionRangeValues }) => {
    const weakest = questionRangeValues.toSorted((a, b) => a.resultWeight - b.resultWeight)[0];
    return sidesOf(test).map((side) => ({
      questionId: id,
      questionRangeValueId: weakest?.id ?? null,
      ...sideField(side),
    }));
  }),
});
