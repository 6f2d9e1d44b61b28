import type { QuestionDraft, RangeQuestionDraft, TestDraft, WeightDraft } from '../../src/contract/content';
import type { FeedbackQuestion } from '../../src/contract/feedback';
import type {
  BasisExercise,
  Exercise,
  ExerciseWeight,
  Question,
  RangeQuestion,
  Screening,
  Test,
} from '../../src/contract/schemas';
import { type FolderContent, itemsOf } from './content';

/** Content as athletes get it. */
export interface WireContent {
  screenings: Screening[];
  /** In the order of their list. */
  exercises: Exercise[];
  basis: BasisExercise[];
  feedbackQuestions: FeedbackQuestion[];
}

type IdOf = (key: string) => number;

const weightsOf = (weights: readonly WeightDraft[], idOf: IdOf): ExerciseWeight[] =>
  weights.map(({ exercise, weight }) => ({ id: idOf(exercise), weight }));

const regionField = (region: string | null) => (region === null ? {} : { region });

const toQuestion = ({ key, description, region, weights }: QuestionDraft, idOf: IdOf): Question => ({
  id: idOf(key),
  description,
  exerciseWeights: weightsOf(weights, idOf),
  ...regionField(region),
});

const toRangeQuestion = (
  { key, description, region, values }: RangeQuestionDraft,
  idOf: IdOf,
): RangeQuestion => ({
  id: idOf(key),
  description,
  questionRangeValues: values.map((value) => ({
    id: idOf(value.key),
    description: value.description,
    exerciseWeights: weightsOf(value.weights, idOf),
    resultWeight: value.resultWeight,
  })),
  ...regionField(region),
});

const toTest = (key: string, draft: TestDraft, idOf: IdOf): Test => ({
  id: idOf(key),
  name: draft.name,
  video: draft.video,
  what: draft.what,
  materials: draft.materials,
  execution: draft.execution,
  ...(draft.sides && { sides: true }),
  ...(draft.tries > 1 && { tries: draft.tries, counts: draft.counts }),
  ...(draft.needsSecondPerson && { needsSecondPerson: true }),
  ...(draft.watchedFrom !== null && { watchedFrom: draft.watchedFrom }),
  ...(draft.ageFrom !== null && { ageFrom: draft.ageFrom }),
  ...(draft.ageTo !== null && { ageTo: draft.ageTo }),
  questions: draft.questions.map((one) => toQuestion(one, idOf)),
  rangeQuestions: draft.rangeQuestions.map((one) => toRangeQuestion(one, idOf)),
});

/** Returns what a folder holds as athletes get it. Throws when something in it has no id. */
export const wireContentOf = (content: FolderContent): WireContent => {
  const idOf: IdOf = (key) => {
    const id = content.ids.get(key);
    if (id === undefined) throw new Error(`${key} has no id.`);
    return id;
  };
  const tests = new Map(itemsOf(content, 'test').map(({ key, body }) => [key, toTest(key, body, idOf)]));
  return {
    screenings: itemsOf(content, 'screening').map(({ key, body }) => ({
      id: idOf(key),
      name: body.name,
      tests: body.tests.flatMap((one) => tests.get(one) ?? []),
    })),
    exercises: itemsOf(content, 'exercise')
      .map(({ key, body: { easier: _easier, harder: _harder, group: _group, sides, ...body } }) => ({
        id: idOf(key),
        ...body,
        ...(sides && { sides }),
        sortOrder: content.sortOrders.get(key) ?? null,
      }))
      .toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0)),
    basis: itemsOf(content, 'basis').flatMap(({ body }) =>
      body.exercises.map((key) => ({ exerciseId: idOf(key) })),
    ),
    feedbackQuestions: itemsOf(content, 'feedback').flatMap(({ body }) => body.questions),
  };
};
