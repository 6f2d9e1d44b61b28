import type { ContentBody, ExerciseDraft, FeedbackDraft, TestDraft } from '../../../src/contract/content';
import type { LibraryItem } from '../../../src/domain/content/library';
import { contentFaults } from '../../../src/domain/content/problems';
import {
  anExerciseDraft,
  aQuestionDraft,
  aRangeQuestionDraft,
  aTestDraft,
  aValueDraft,
  keyOf,
} from '../../builders/content';

const own = keyOf(1);
const published = keyOf(2);
const retired = keyOf(3);
const draft = keyOf(4);
const unknown = keyOf(5);
const publishedTest = keyOf(12);
const retiredTest = keyOf(13);
const draftTest = keyOf(14);

const exercise = (state: LibraryItem['state'], body: Partial<ExerciseDraft> = {}): LibraryItem => ({
  kind: 'exercise',
  state,
  body: anExerciseDraft(body),
});
const aTestIn = (state: LibraryItem['state']): LibraryItem => ({ kind: 'test', state, body: aTestDraft() });

const others: [string, LibraryItem][] = [
  [published, exercise('published')],
  [retired, exercise('retired')],
  [draft, exercise('draft')],
  [publishedTest, aTestIn('published')],
  [retiredTest, aTestIn('retired')],
  [draftTest, aTestIn('draft')],
];

/** The faults of an item as 'path fault'. */
const faultsOf = (
  item: ContentBody,
  { together = [], more = [] }: { together?: string[]; more?: [string, LibraryItem][] } = {},
) =>
  contentFaults(own, item, {
    library: new Map([...others, ...more]),
    together: new Set([own, ...together]),
  }).map(({ path, fault }) => `${path} ${fault}`);

const ofTest = (body: Partial<TestDraft>, options = {}) =>
  faultsOf({ kind: 'test', body: aTestDraft(body) }, options);
const ofExercise = (body: Partial<ExerciseDraft>, options = {}) =>
  faultsOf({ kind: 'exercise', body: anExerciseDraft(body) }, options);
const ofScreening = (tests: string[], name = 'Kurz-Check', options = {}) =>
  faultsOf({ kind: 'screening', body: { name, tests } }, options);
const ofBasis = (exercises: string[]) => faultsOf({ kind: 'basis', body: { exercises } });
const ofFeedback = (questions: FeedbackDraft['questions']) =>
  faultsOf({ kind: 'feedback', body: { questions } });

const weighing = (exercise: string, weight = 5) => [aQuestionDraft({ weights: [{ exercise, weight }] })];

test('[CT-1] what says all that it must can be published', () => {
  expect(ofTest({ questions: weighing(published, -2.5) })).toEqual([]);
  expect(ofExercise({ easier: published })).toEqual([]);
  expect(ofScreening([publishedTest])).toEqual([]);
  expect(ofBasis([published])).toEqual([]);
  expect(ofBasis([])).toEqual([]);
  const question = { question: 'Wie war es?', options: ['Gut', 'Schlecht'], attention: ['Schlecht'] };
  expect(ofFeedback([question])).toEqual([]);
});

test.each([
  ['without a name', { name: ' ' }, 'name nameMissing'],
  ['with a name that is too long', { name: 'a'.repeat(121) }, 'name tooLong'],
  ['with a text of 100,000 letters', { execution: 'a'.repeat(100_000) }, 'execution tooLong'],
  ['with no try', { tries: 0 }, 'tries tries'],
  ['with six tries', { tries: 6 }, 'tries tries'],
  ['for ages from 16 to 12', { ageFrom: 16, ageTo: 12 }, 'ageTo ages'],
  ['without a question', { questions: [], rangeQuestions: [] }, 'questions questionsMissing'],
  [
    'with a question that says nothing',
    { questions: [aQuestionDraft({ description: '' })] },
    'questions.0.description textMissing',
  ],
  [
    'with a range question of one value',
    { rangeQuestions: [aRangeQuestionDraft({ values: [aValueDraft()] })] },
    'rangeQuestions.0.values valuesMissing',
  ],
  [
    'with a value above 10',
    {
      rangeQuestions: [
        aRangeQuestionDraft({
          values: [aValueDraft(), aValueDraft({ key: keyOf(1213), resultWeight: 10.5 })],
        }),
      ],
    },
    'rangeQuestions.0.values.1.resultWeight resultWeight',
  ],
  [
    'with a weight that is no number',
    { questions: weighing(published, Number.NaN) },
    'questions.0.weights.0.weight weight',
  ],
  [
    'with an infinite weight',
    { questions: weighing(published, Number.POSITIVE_INFINITY) },
    'questions.0.weights.0.weight weight',
  ],
  [
    'with a weight to a retired exercise',
    { questions: weighing(retired) },
    'questions.0.weights.0.exercise exerciseRetired',
  ],
  [
    'with a weight to an exercise that is only a draft',
    { questions: weighing(draft) },
    'questions.0.weights.0.exercise exerciseUnpublished',
  ],
  [
    'with a weight to nothing',
    { questions: weighing(unknown) },
    'questions.0.weights.0.exercise exerciseUnknown',
  ],
  [
    'with a weight to a test',
    { questions: weighing(publishedTest) },
    'questions.0.weights.0.exercise exerciseUnknown',
  ],
  [
    'with two weights to one exercise',
    {
      questions: [
        aQuestionDraft({
          weights: [...weighing(published), ...weighing(published)].flatMap(({ weights }) => weights),
        }),
      ],
    },
    'questions.0.weights.1.exercise exerciseDoubled',
  ],
  [
    'with a doubled key',
    { questions: [aQuestionDraft(), aQuestionDraft({ description: 'Noch etwas' })] },
    'questions.1 keyDoubled',
  ],
  [
    'with 51 questions',
    {
      questions: Array.from({ length: 51 }, (_, index) => aQuestionDraft({ key: keyOf(900 + index) })),
      rangeQuestions: [],
    },
    'questions tooMany',
  ],
])('[CT-1] [CT-6] a test %s is not published', (_, body, fault) => {
  expect(ofTest(body)).toEqual([fault]);
});

test('[CT-1] what is published together may name each other', () => {
  expect(ofTest({ questions: weighing(draft) }, { together: [draft] })).toEqual([]);
  expect(ofScreening([draftTest], 'Kurz-Check', { together: [draftTest] })).toEqual([]);
});

test.each([
  ['without a name', { name: '' }, 'name nameMissing'],
  ['without sets', { sets: null }, 'sets setsMissing'],
  ['with 0 sets', { sets: 0 }, 'sets setsMissing'],
  ['without a dose', { repeat: null }, 'seconds doseMissing'],
  ['of 0 repetitions', { repeat: 0 }, 'repeat doseMissing'],
  ['with two doses', { seconds: 30 }, 'repeat doseDoubled'],
  ['with a span to nothing', { repeat: null, repeat2: 12 }, 'repeat doseMissing'],
  ['with a span backwards', { repeat2: 12 }, 'repeat2 doseSpan'],
  ['whose easier form is retired', { easier: retired }, 'easier exerciseRetired'],
  ['whose easier form is a draft', { easier: draft }, 'easier exerciseUnpublished'],
])('[CT-1] an exercise %s is not published', (_, body, fault) => {
  expect(ofExercise(body)).toEqual([fault]);
});

describe('[CT-7] easier and harder forms', () => {
  const [b, c] = [keyOf(21), keyOf(22)];

  test.each([
    ['itself as easier', { easier: own }, [], ['easier circle']],
    ['itself as harder', { harder: own }, [], ['harder circle']],
    ['one that names it as easier, too', { easier: b }, [[b, { easier: own }]], ['easier circle']],
    ['one as easier and as harder', { easier: b, harder: b }, [[b, {}]], ['easier circle']],
    [
      'one that is easier over another',
      { harder: b },
      [
        [b, { harder: c }],
        [c, { harder: own }],
      ],
      ['harder circle'],
    ],
    ['one that names it as harder in return', { easier: b }, [[b, { harder: own }]], []],
    ['one that names it as easier in return', { harder: b }, [[b, { easier: own }]], []],
    [
      'the ends of a line of three',
      { easier: b },
      [
        [b, { easier: c, harder: own }],
        [c, { harder: b }],
      ],
      [],
    ],
  ] as [string, Partial<ExerciseDraft>, [string, Partial<ExerciseDraft>][], string[]][])(
    'an exercise names %s',
    (_, body, forms, faults) => {
      const more = forms.map(([key, form]): [string, LibraryItem] => [key, exercise('published', form)]);
      expect(ofExercise(body, { more })).toEqual(faults);
    },
  );
});

test.each([
  ['without a name', [publishedTest], '', 'name nameMissing'],
  ['without a test', [], 'Kurz-Check', 'tests testsMissing'],
  ['with a retired test', [retiredTest], 'Kurz-Check', 'tests.0 testRetired'],
  ['with a test that is only a draft', [draftTest], 'Kurz-Check', 'tests.0 testUnpublished'],
  ['with an unknown test', [unknown], 'Kurz-Check', 'tests.0 testUnknown'],
  ['with an exercise for a test', [published], 'Kurz-Check', 'tests.0 testUnknown'],
  ['with a test twice', [publishedTest, publishedTest], 'Kurz-Check', 'tests.1 testDoubled'],
])('[CT-1] a screening %s is not published', (_, tests, name, fault) => {
  expect(ofScreening(tests, name)).toEqual([fault]);
});

test('[CT-1] a screening of 200 tests is not published', () => {
  const more = Array.from({ length: 200 }, (_, index): [string, LibraryItem] => [
    keyOf(500 + index),
    aTestIn('published'),
  ]);
  expect(
    ofScreening(
      more.map(([key]) => key),
      'Alles',
      { more },
    ),
  ).toEqual(['tests tooMany']);
});

test('[CT-1] the basis list has only published exercises, each once', () => {
  expect(ofBasis([retired, draft, unknown, published, published])).toEqual([
    'exercises.0 exerciseRetired',
    'exercises.1 exerciseUnpublished',
    'exercises.2 exerciseUnknown',
    'exercises.4 exerciseDoubled',
  ]);
});

test('[CT-1] feedback questions say something, differ, and have answers to choose from', () => {
  expect(
    ofFeedback([
      { question: '', options: ['Gut'], attention: ['Weh'] },
      { question: 'Wie?', options: ['Gut', 'Gut', ''], attention: [] },
      { question: 'Wie?', options: ['Gut', 'Schlecht'], attention: [] },
    ]),
  ).toEqual([
    'questions.0.question textMissing',
    'questions.0.options optionsMissing',
    'questions.0.attention attention',
    'questions.1.options.2 textMissing',
    'questions.1.options.1 optionDoubled',
    'questions.2.question questionDoubled',
  ]);
});
