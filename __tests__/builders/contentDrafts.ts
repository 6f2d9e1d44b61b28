/** Items of content, and a test whose answers lead somewhere. */
import type {
  ContentItemOf,
  ExerciseDraft,
  QuestionDraft,
  RangeQuestionDraft,
  ScreeningDraft,
  TestDraft,
  ValueDraft,
} from '../../src/contract/content';
import {
  anExerciseDraft,
  aQuestionDraft,
  aRangeQuestionDraft,
  aTestDraft,
  aValueDraft,
  keyOf,
} from './content';

const toExercise1 = [{ exercise: keyOf(1), weight: 9 }];

/** A question whose 'Nein' leads to the exercise 1. */
export const aLeadingQuestion = (overrides: Partial<QuestionDraft> = {}): QuestionDraft =>
  aQuestionDraft({ description: 'Die Fersen bleiben am Boden', weights: toExercise1, ...overrides });

/** The weakest answer, which leads to the exercise 1. */
export const aLeadingValue = (overrides: Partial<ValueDraft> = {}): ValueDraft =>
  aValueDraft({ description: 'Höher als waagerecht', resultWeight: 0, weights: toExercise1, ...overrides });

/** A range question with the best answer and the weakest. */
export const aLeadingRange = (overrides: Partial<RangeQuestionDraft> = {}): RangeQuestionDraft =>
  aRangeQuestionDraft({
    description: 'Wie tief ist die Hocke?',
    values: [aValueDraft({ key: keyOf(1212), description: 'Waagerecht', resultWeight: 10 }), aLeadingValue()],
    ...overrides,
  });

/** A test of three questions, all of which lead to the exercise 1. */
export const aLeadingTest = (overrides: Partial<TestDraft> = {}): TestDraft =>
  aTestDraft({
    name: 'Überkopfkniebeuge',
    questions: [
      aLeadingQuestion(),
      aLeadingQuestion({ key: keyOf(112), description: 'Die Knie bleiben über den Füßen' }),
    ],
    rangeQuestions: [aLeadingRange()],
    ...overrides,
  });

const itemFields = {
  revision: 1,
  state: 'published',
  hasDraft: false,
  publishedId: 1,
  version: 1,
  publishedAt: '2026-09-14T10:00:00.000Z',
  changedAt: '2026-09-14T10:00:00.000Z',
  changedBy: 'Tina Muster',
  runs: 0,
  athletes: 0,
} as const;

export const aTestItem = (
  body: TestDraft = aLeadingTest(),
  overrides: Partial<ContentItemOf<'test'>> = {},
): ContentItemOf<'test'> => ({ ...itemFields, key: keyOf(11), kind: 'test', body, ...overrides });

export const anExerciseItem = (
  body: ExerciseDraft = anExerciseDraft(),
  overrides: Partial<ContentItemOf<'exercise'>> = {},
): ContentItemOf<'exercise'> => ({ ...itemFields, key: keyOf(1), kind: 'exercise', body, ...overrides });

export const aScreeningItem = (
  body: ScreeningDraft = { name: 'Grundscreening', tests: [keyOf(11)] },
  overrides: Partial<ContentItemOf<'screening'>> = {},
): ContentItemOf<'screening'> => ({ ...itemFields, key: keyOf(31), kind: 'screening', body, ...overrides });

export const aBasisItem = (
  exercises: string[],
  overrides: Partial<ContentItemOf<'basis'>> = {},
): ContentItemOf<'basis'> => ({
  ...itemFields,
  key: keyOf(41),
  kind: 'basis',
  body: { exercises },
  ...overrides,
});
