import type {
  ExerciseDraft,
  QuestionDraft,
  RangeQuestionDraft,
  TestDraft,
  ValueDraft,
} from '../../src/contract/content';

/** A key that reads as its number. */
export const keyOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const aQuestionDraft = (overrides: Partial<QuestionDraft> = {}): QuestionDraft => ({
  key: keyOf(111),
  description: 'Der Rücken bleibt gerade',
  region: null,
  weights: [],
  ...overrides,
});

export const aValueDraft = (overrides: Partial<ValueDraft> = {}): ValueDraft => ({
  key: keyOf(1211),
  description: 'Unter 10 cm',
  resultWeight: 3,
  weights: [],
  ...overrides,
});

/** A range question with one weak and one strong answer. */
export const aRangeQuestionDraft = (overrides: Partial<RangeQuestionDraft> = {}): RangeQuestionDraft => ({
  key: keyOf(121),
  description: 'Wie weit kommst du?',
  region: null,
  values: [aValueDraft(), aValueDraft({ key: keyOf(1212), description: 'Über 10 cm', resultWeight: 10 })],
  ...overrides,
});

/** A test with one question of each kind. */
export const aTestDraft = (overrides: Partial<TestDraft> = {}): TestDraft => ({
  name: 'Kniebeuge',
  video: null,
  what: 'Wie tief du kommst.',
  materials: null,
  execution: 'Geh langsam in die Hocke.',
  sides: false,
  tries: 1,
  counts: 'best',
  needsSecondPerson: false,
  watchedFrom: null,
  ageFrom: null,
  ageTo: null,
  questions: [aQuestionDraft()],
  rangeQuestions: [aRangeQuestionDraft()],
  ...overrides,
});

/** An exercise of 2 × 12 repetitions. */
export const anExerciseDraft = (overrides: Partial<ExerciseDraft> = {}): ExerciseDraft => ({
  name: 'Beckenheben',
  video: null,
  description: 'Leg dich auf den Rücken.',
  description2: null,
  description3: null,
  materials: null,
  goal: null,
  sets: 2,
  seconds: null,
  seconds2: null,
  distance: null,
  distance2: null,
  repeat: 12,
  repeat2: null,
  pause: 30,
  sides: false,
  easier: null,
  harder: null,
  group: null,
  ...overrides,
});
