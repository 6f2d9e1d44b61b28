import {
  exerciseRunPostSchema,
  exerciseRunSchema,
  runUnitSchema,
  screeningRunPostSchema,
  screeningRunSchema,
  testRunSchema,
} from '../../src/contract/runs';
import {
  basisExerciseSchema,
  credentialsSchema,
  currentUserSchema,
  errorBodySchema,
  exerciseSchema,
  noteSchema,
  questionRangeValueSchema,
  questionSchema,
  rangeQuestionSchema,
  screeningSchema,
  testSchema,
  userDetailsSchema,
  userSchema,
  userScreeningSchema,
} from '../../src/contract/schemas';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import {
  aBasisExercise,
  aCurrentUser,
  aNote,
  anEmptyUserScreening,
  anExercise,
  anExerciseRun,
  aQuestion,
  aRangeQuestion,
  aRangeValue,
  aRunUnit,
  aScreening,
  aScreeningRun,
  aServerExerciseRun,
  aServerScreeningRun,
  aTest,
  aTestRun,
  aTrainer,
  aUser,
  aUserDetails,
  aUserScreening,
  someCredentials,
} from '../builders';

const anErrorBody = { status: 404, error: 'Not Found', message: 'Das Video gibt es nicht.' };
const notes = {
  screeningNote: aNote(),
  trainingNote: aNote(),
  testNotes: [aNote()],
  exerciseNotes: [aNote()],
};

/** What a server may leave out. */
const testTexts = ['video', 'what', 'materials', 'execution'];
const exerciseDetails = Object.keys(anExercise()).filter((field) => !['id', 'name'].includes(field));

/** Every shape of the contract: its rules, its schema, a valid value, its nullable fields and its optional fields. */
const shapes = [
  ['[API-10] User', userSchema, aUser(), [], []],
  ['[API-8] UserDetails', userDetailsSchema, aUserDetails({ athleteIds: [3] }), [], []],
  ['[API-6] CurrentUser', currentUserSchema, aTrainer(), [], []],
  ['[API-6] Credentials', credentialsSchema, someCredentials(), [], []],
  ['[API-17] Note', noteSchema, aNote(), ['athleteNote', 'trainerNote'], []],
  [
    '[API-16] UserScreening',
    userScreeningSchema,
    aUserScreening(notes),
    ['screeningId', 'screeningNote', 'trainingNote'],
    [],
  ],
  ['[API-18] Screening', screeningSchema, aScreening(), [], ['name']],
  ['[API-19] [API-45] Test', testSchema, aTest(), testTexts, testTexts],
  ['[API-19] [API-45] Question', questionSchema, aQuestion(), ['description'], ['description']],
  [
    '[API-19] [API-45] RangeQuestion',
    rangeQuestionSchema,
    aRangeQuestion(),
    ['description'],
    ['description'],
  ],
  [
    '[API-19] [API-45] QuestionRangeValue',
    questionRangeValueSchema,
    aRangeValue(),
    ['description'],
    ['description'],
  ],
  ['[API-25] [API-45] Exercise', exerciseSchema, anExercise(), exerciseDetails, exerciseDetails],
  ['[API-26] BasisExercise', basisExerciseSchema, aBasisExercise(), [], []],
  ['[API-23] TestRun', testRunSchema, aTestRun(), [], []],
  ['[API-29] RunUnit', runUnitSchema, aRunUnit({ duration: 1 }), ['duration'], []],
  ['[API-23] ScreeningRun', screeningRunSchema, aServerScreeningRun(), [], []],
  ['[API-29] ExerciseRun', exerciseRunSchema, aServerExerciseRun(), ['screeningRunId'], []],
  [
    '[API-22] ScreeningRunPost',
    screeningRunPostSchema,
    screeningRunPost(aScreeningRun()),
    [],
    ['clientRevision'],
  ],
  [
    '[API-28] ExerciseRunPost',
    exerciseRunPostSchema,
    exerciseRunPost(anExerciseRun()),
    ['screeningRunId'],
    ['clientRevision'],
  ],
  ['[API-41] ErrorBody', errorBodySchema, anErrorBody, [], []],
] as const;

describe.each(shapes)('%s', (_name, schema, valid, nullable, optional) => {
  const accepts = (value: unknown) => schema.safeParse(value).success;
  const fields = Object.keys(valid);
  const without = (field: string) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field));

  test('[API-5] is taken as it is, without fields that the contract does not know', () => {
    expect(schema.parse({ ...valid, unknown: 1 })).toStrictEqual(valid);
  });

  test('[API-5] lacks no field but those that may be missing', () => {
    expect(fields.filter((field) => accepts(without(field)))).toEqual(optional);
  });

  test('[API-5] has null only in the fields that may be null', () => {
    expect(fields.filter((field) => accepts({ ...valid, [field]: null }))).toEqual(nullable);
  });

  test('[API-5] has no field of another type', () => {
    expect(fields.filter((field) => accepts({ ...valid, [field]: { another: 'type' } }))).toEqual([]);
  });

  test.each([null, undefined, 'text', 7, [], [valid]])('[UP-17] is never %j', (other) => {
    expect(accepts(other)).toBe(false);
  });
});

describe('ids, durations and dates', () => {
  const runWith = (overrides: object) =>
    screeningRunSchema.safeParse({ ...aServerScreeningRun(), ...overrides });

  test.each([0, -1, 1.5, '7', Number.NaN])('[API-4] an id is a positive integer, not %j', (id) => {
    expect(userSchema.safeParse({ ...aUser(), id }).success).toBe(false);
    expect(runWith({ userId: id }).success).toBe(false);
    expect(userScreeningSchema.safeParse({ ...aUserScreening(), screeningId: id }).success).toBe(false);
  });

  test.each([-1, 0.5, '60000', Number.POSITIVE_INFINITY])(
    '[API-4] a duration is whole milliseconds, not %j',
    (duration) => {
      expect(testRunSchema.safeParse({ ...aTestRun(), duration }).success).toBe(false);
      expect(runUnitSchema.safeParse({ ...aRunUnit(), duration }).success).toBe(false);
    },
  );

  test('[API-4] a duration may be 0', () => {
    expect(testRunSchema.safeParse(aTestRun({ duration: 0 })).success).toBe(true);
    expect(runUnitSchema.safeParse(aRunUnit({ duration: 0 })).success).toBe(true);
  });

  test.each(['2025-03-09T08:00:00Z', '2025-03-09T08:00:00.000Z'])(
    '[API-4] the date %s is ISO 8601 in UTC',
    (date) => {
      expect(runWith({ start: date }).success).toBe(true);
    },
  );

  test.each([
    '2025-03-09T08:00:00+01:00',
    '2025-03-09T08:00:00',
    '2025-03-09',
    '09.03.2025 8:00:00',
    '2025-02-30T08:00:00Z',
    1741507200000,
  ])('[API-4] the date %j is not', (date) => {
    expect(runWith({ start: date }).success).toBe(false);
    expect(exerciseRunSchema.safeParse({ ...aServerExerciseRun(), start: date }).success).toBe(false);
  });
});

describe('values with limits of their own', () => {
  test.each([0, 2.5, 10])('[API-19] a resultWeight may be %d', (resultWeight) => {
    expect(questionRangeValueSchema.safeParse(aRangeValue({ resultWeight })).success).toBe(true);
  });

  test.each([-0.1, 10.1, '5'])('[API-19] a resultWeight is not %j', (resultWeight) => {
    expect(questionRangeValueSchema.safeParse({ ...aRangeValue(), resultWeight }).success).toBe(false);
  });

  test.each(['', null, 7])('[API-6] [LI-13] a token is a text with something in it, not %j', (token) => {
    expect(currentUserSchema.safeParse({ ...aCurrentUser(), token }).success).toBe(false);
    expect(currentUserSchema.safeParse(aCurrentUser({ token: 't' })).success).toBe(true);
  });

  test('[API-6] [CT-1] the authorities are those that are known; one of a later version is left out', () => {
    const having = (authorities: unknown) =>
      userDetailsSchema.safeParse({ ...aUserDetails(), authorities }).data?.authorities;
    const known = ['ROLE_ATHLETE', 'ROLE_TRAINER', 'ROLE_ADMIN', 'ROLE_CONTENT'];
    expect(having(known)).toEqual(known);
    expect(having([])).toEqual([]);
    expect(having(['ROLE_ATHLETE', 'ROLE_ROOT'])).toEqual(['ROLE_ATHLETE']);
    expect(having('ROLE_ADMIN')).toBeUndefined();
    expect(having([7])).toBeUndefined();
  });

  test.each(['', '7', 'not-a-uuid', '00000000-0000-4000-8000'])(
    '[FL-8] a clientId is a UUID, not %j',
    (clientId) => {
      expect(
        screeningRunPostSchema.safeParse({ ...screeningRunPost(aScreeningRun()), clientId }).success,
      ).toBe(false);
      expect(exerciseRunSchema.safeParse({ ...aServerExerciseRun(), clientId }).success).toBe(false);
    },
  );

  test.each([-1, 1.5, '1'])('[CO-12] a clientRevision is a whole number from 0, not %j', (clientRevision) => {
    expect(screeningRunSchema.safeParse({ ...aServerScreeningRun(), clientRevision }).success).toBe(false);
    const post = { ...exerciseRunPost(anExerciseRun()), clientRevision };
    expect(exerciseRunPostSchema.safeParse(post).success).toBe(false);
  });

  test('[API-41] the status of an error is a whole number', () => {
    expect(errorBodySchema.safeParse({ ...anErrorBody, status: 404.5 }).success).toBe(false);
  });

  test('[SU-5] an athlete may have no screening', () => {
    expect(userScreeningSchema.safeParse(anEmptyUserScreening()).success).toBe(true);
  });

  test('[CO-9] a range question may be left without an answer, but names its question', () => {
    const having = (result: object) =>
      testRunSchema.safeParse({ ...aTestRun(), questionRangeResults: [result] }).success;
    expect(having({ questionId: 1, questionRangeValueId: null })).toBe(true);
    expect(having({ questionId: 1 })).toBe(false);
    expect(having({ questionRangeValueId: 1 })).toBe(false);
  });

  test('[UP-17] one bad entry deep inside spoils the whole answer', () => {
    const badValue = { ...aRangeValue(), exerciseWeights: [{ id: 1, weight: 'heavy' }] };
    const badTest = {
      ...aTest(),
      rangeQuestions: [{ ...aRangeQuestion(), questionRangeValues: [badValue] }],
    };
    expect(screeningSchema.safeParse({ ...aScreening(), tests: [aTest(), badTest] }).success).toBe(false);
    const badRun = { ...aTestRun(), questionResults: [{ questionId: 1, checked: 'yes' }] };
    expect(screeningRunSchema.safeParse({ ...aServerScreeningRun(), testRuns: [badRun] }).success).toBe(
      false,
    );
    const badUnit = { ...aRunUnit(), completed: 1 };
    expect(exerciseRunSchema.safeParse({ ...aServerExerciseRun(), runUnits: [badUnit] }).success).toBe(false);
  });
});
