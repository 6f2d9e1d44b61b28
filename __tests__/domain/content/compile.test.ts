import { exerciseSchema, screeningSchema, testSchema } from '../../../src/contract/schemas';
import {
  compileBasis,
  compileExercise,
  compileFeedback,
  compileScreening,
  compileTest,
} from '../../../src/domain/content/compile';
import { anExerciseDraft, aQuestionDraft, aTestDraft, keyOf } from '../../builders/content';

/** The id of a key is its number. */
const ids = new Map([1, 2, 3, 111, 121, 1211, 1212].map((number) => [keyOf(number), number]));
const withoutId = keyOf(99);

describe('[CT-1] a test', () => {
  const weights = [
    { exercise: keyOf(2), weight: 7 },
    { exercise: withoutId, weight: 3 },
  ];
  const draft = aTestDraft({ questions: [aQuestionDraft({ region: 'trunk', weights })] });

  test('has the ids of its keys, and no weight to what has none', () => {
    const compiled = compileTest(keyOf(1), draft, ids);
    expect(compiled).toEqual(testSchema.parse(compiled));
    expect(compiled).toMatchObject({
      id: 1,
      name: 'Kniebeuge',
      questions: [{ id: 111, exerciseWeights: [{ id: 2, weight: 7 }], region: 'trunk' }],
      rangeQuestions: [{ id: 121, questionRangeValues: [{ id: 1211 }, { id: 1212, resultWeight: 10 }] }],
    });
  });

  test('says nothing more than one of today as long as it has nothing more to say', () => {
    expect(Object.keys(compileTest(keyOf(1), draft, ids))).toEqual([
      'id',
      'name',
      'video',
      'what',
      'materials',
      'execution',
      'questions',
      'rangeQuestions',
    ]);
    expect(compileTest(keyOf(1), aTestDraft(), ids).rangeQuestions[0]).not.toHaveProperty('region');
  });

  test('[CT-6] says how many tries there are and what counts, who is needed, from where and for whom', () => {
    const further = {
      sides: true,
      tries: 3,
      counts: 'last' as const,
      needsSecondPerson: true,
      watchedFrom: 'von vorn',
      ageFrom: 8,
      ageTo: 14,
    };
    expect(compileTest(keyOf(1), aTestDraft(further), ids)).toMatchObject(further);
  });

  test('without an id is a fault of the program', () => {
    expect(() => compileTest(withoutId, draft, ids)).toThrow('has no id');
  });
});

describe('[CT-1] an exercise', () => {
  test('has its place in the list, and says nothing more than one of today', () => {
    const compiled = compileExercise(keyOf(2), anExerciseDraft(), ids, 4);
    expect(compiled).toEqual(exerciseSchema.parse(compiled));
    expect(compiled).toMatchObject({ id: 2, sortOrder: 4, sets: 2, repeat: 12 });
    for (const field of ['sides', 'easierId', 'harderId', 'group'])
      expect(compiled).not.toHaveProperty(field);
  });

  test('[CT-7] names its forms and its group', () => {
    const draft = anExerciseDraft({ sides: true, easier: keyOf(3), harder: withoutId, group: 'legs' });
    const compiled = compileExercise(keyOf(2), draft, ids, null);
    expect(compiled).toMatchObject({ sides: true, easierId: 3, group: 'legs' });
    expect(compiled).not.toHaveProperty('harderId');
  });
});

test('[CT-1] a screening has its tests in their order', () => {
  const tests = new Map([1, 3].map((id) => [keyOf(id), { ...compileTest(keyOf(1), aTestDraft(), ids), id }]));
  const draft = { name: 'Kurz-Check', tests: [keyOf(3), withoutId, keyOf(1)] };
  const compiled = compileScreening(keyOf(2), draft, tests, ids);
  expect(compiled).toEqual(screeningSchema.parse(compiled));
  expect(compiled).toMatchObject({ id: 2, name: 'Kurz-Check', tests: [{ id: 3 }, { id: 1 }] });
});

test('[CT-1] the basis list and the feedback questions stay in their order', () => {
  expect(compileBasis({ exercises: [keyOf(3), withoutId, keyOf(2)] }, ids)).toEqual([
    { exerciseId: 3 },
    { exerciseId: 2 },
  ]);
  const questions = [{ question: 'Wie war es?', options: ['Gut', 'Schlecht'], attention: ['Schlecht'] }];
  expect(compileFeedback({ questions })).toEqual(questions);
});
