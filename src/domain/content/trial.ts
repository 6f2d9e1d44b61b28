/** Drafts in the shapes that athletes get, with ids that hold only here: for the preview and the trial [CT-4, CT-9]. */
import type { ContentItem, ExerciseDraft, TestDraft, WeightDraft } from '../../contract/content';
import type { Exercise, ExerciseWeight, Screening, Test } from '../../contract/schemas';
import { recommendExercises } from '../recommendation';
import type { LocalScreeningRun, TestAnswers } from '../runs';
import { createScreeningRun } from '../screeningRun';
import { sideField, sidesOf } from '../sides';

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

/** Gives a key its id. */
type IdOf = (key: string) => number;

/**
 * Ids for keys, from 1; a key keeps its own, so that answers stay with their questions while these are put in order.
 */
export const trialIds = (): IdOf => {
  const ids = new Map<string, number>();
  return (key) => {
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
};

const weightsOf = (weights: readonly WeightDraft[], idOf: IdOf): ExerciseWeight[] =>
  weights.map(({ exercise, weight }) => ({ id: idOf(exercise), weight }));

const regionField = (region: string | null) => (region === null ? {} : { region });

/** What has no words yet is shown by its place, as where a server leaves them out [API-45]. */
const words = (text: string): string | null => (text.trim() === '' ? null : text);

const testOf = ({ key, body }: Keyed<TestDraft>, idOf: IdOf): Test => ({
  ...body,
  id: idOf(key),
  questions: body.questions.map((question) => ({
    id: idOf(question.key),
    description: words(question.description),
    exerciseWeights: weightsOf(question.weights, idOf),
    ...regionField(question.region),
  })),
  rangeQuestions: body.rangeQuestions.map((question) => ({
    id: idOf(question.key),
    description: words(question.description),
    questionRangeValues: question.values.map((value) => ({
      id: idOf(value.key),
      description: words(value.description),
      exerciseWeights: weightsOf(value.weights, idOf),
      resultWeight: value.resultWeight,
    })),
    ...regionField(question.region),
  })),
});

const exerciseOf = ({ key, body }: Keyed<ExerciseDraft>, idOf: IdOf): Exercise => {
  const { easier, harder, ...fields } = body;
  return {
    ...fields,
    id: idOf(key),
    sortOrder: null,
    easierId: easier === null ? null : idOf(easier),
    harderId: harder === null ? null : idOf(harder),
  };
};

/** The tests in this order as a screening, with all exercises of the club that are not retired. */
export const trialOf = (
  name: string,
  tests: readonly Keyed<TestDraft>[],
  items: readonly ContentItem[],
  idOf: IdOf,
): Trial => ({
  screening: { id: trialScreeningId, name, tests: tests.map((test) => testOf(test, idOf)) },
  exercises: items.flatMap((item) =>
    item.kind === 'exercise' && item.state !== 'retired' ? [exerciseOf(item, idOf)] : [],
  ),
});

/** A run of nobody, which no row and no slice ever has. `now` is in milliseconds since the epoch [CT-9]. */
export const newTrialRun = (now: number): LocalScreeningRun =>
  createScreeningRun({
    clientId: '',
    userScreening: {
      id: nobody,
      userId: nobody,
      screeningId: trialScreeningId,
      screeningNote: null,
      trainingNote: null,
      testNotes: [],
      exerciseNotes: [],
    },
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
