import type {
  ContentItemOf,
  ExerciseDraft,
  QuestionDraft,
  RangeQuestionDraft,
  ScreeningDraft,
  TestDraft,
  ValueDraft,
} from '../../src/contract/content';

/** A key of an item, or of a question, that ends in this number. */
export const contentKey = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

export const aQuestionDraft = (overrides: Partial<QuestionDraft> = {}): QuestionDraft => ({
  key: contentKey(101),
  description: 'Die Fersen bleiben am Boden',
  region: null,
  weights: [{ exercise: contentKey(1), weight: 9 }],
  ...overrides,
});

export const aValueDraft = (overrides: Partial<ValueDraft> = {}): ValueDraft => ({
  key: contentKey(301),
  description: 'Höher als waagerecht',
  resultWeight: 0,
  weights: [{ exercise: contentKey(1), weight: 6 }],
  ...overrides,
});

export const aRangeQuestionDraft = (overrides: Partial<RangeQuestionDraft> = {}): RangeQuestionDraft => ({
  key: contentKey(201),
  description: 'Wie tief ist die Hocke?',
  region: null,
  values: [
    aValueDraft({ key: contentKey(300), description: 'Waagerecht', resultWeight: 10, weights: [] }),
    aValueDraft(),
  ],
  ...overrides,
});

/** A test of three questions, all of which lead to the exercise 1. */
export const aTestDraft = (overrides: Partial<TestDraft> = {}): TestDraft => ({
  name: 'Überkopfkniebeuge',
  video: null,
  what: 'Beweglichkeit der Hüfte',
  materials: 'Stab',
  execution: 'Geh in die Hocke.',
  sides: false,
  tries: 3,
  counts: 'best',
  needsSecondPerson: false,
  watchedFrom: null,
  ageFrom: null,
  ageTo: null,
  questions: [
    aQuestionDraft(),
    aQuestionDraft({ key: contentKey(102), description: 'Die Knie bleiben über den Füßen' }),
  ],
  rangeQuestions: [aRangeQuestionDraft()],
  ...overrides,
});

export const anExerciseDraft = (overrides: Partial<ExerciseDraft> = {}): ExerciseDraft => ({
  name: 'Wadenheben',
  video: null,
  description: null,
  description2: null,
  description3: null,
  materials: null,
  goal: null,
  sets: 3,
  seconds: null,
  seconds2: null,
  distance: null,
  distance2: null,
  repeat: 12,
  repeat2: null,
  pause: 60,
  sides: false,
  easier: null,
  harder: null,
  group: null,
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
  body: TestDraft = aTestDraft(),
  overrides: Partial<ContentItemOf<'test'>> = {},
): ContentItemOf<'test'> => ({ ...itemFields, key: contentKey(11), kind: 'test', body, ...overrides });

export const anExerciseItem = (
  body: ExerciseDraft = anExerciseDraft(),
  overrides: Partial<ContentItemOf<'exercise'>> = {},
): ContentItemOf<'exercise'> => ({ ...itemFields, key: contentKey(1), kind: 'exercise', body, ...overrides });

export const aScreeningItem = (
  body: ScreeningDraft = { name: 'Grundscreening', tests: [contentKey(11)] },
  overrides: Partial<ContentItemOf<'screening'>> = {},
): ContentItemOf<'screening'> => ({ ...itemFields, key: contentKey(31), kind: 'screening', body, ...overrides });

export const aBasisItem = (
  exercises: string[],
  overrides: Partial<ContentItemOf<'basis'>> = {},
): ContentItemOf<'basis'> => ({
  ...itemFields,
  key: contentKey(41),
  kind: 'basis',
  body: { exercises },
  ...overrides,
});
