/** What stops content from being published [CT-1]. Advice that stops nobody is another thing [CT-8]. */
import {
  type ContentBody,
  type ContentKind,
  type ExerciseDraft,
  type FeedbackDraft,
  maxContentName,
  maxContentText,
  type RangeQuestionDraft,
  type ScreeningDraft,
  type TestDraft,
  type WeightDraft,
} from '../../contract/content';
import { findCircle } from './circle';
import type { Library } from './library';
import {
  maxBasisExercises,
  maxFeedbackQuestions,
  maxOptions,
  maxQuestions,
  maxResultWeight,
  maxTests,
  maxTries,
  maxValues,
  maxWeights,
} from './limits';

/** Why something cannot be published. */
export type ContentFaultKind =
  | 'nameMissing'
  | 'tooLong'
  | 'tooMany'
  | 'textMissing'
  | 'keyDoubled'
  | 'questionsMissing'
  | 'valuesMissing'
  | 'resultWeight'
  | 'weight'
  | 'exerciseUnknown'
  | 'exerciseUnpublished'
  | 'exerciseRetired'
  | 'exerciseDoubled'
  | 'tries'
  | 'ages'
  | 'testsMissing'
  | 'testUnknown'
  | 'testUnpublished'
  | 'testRetired'
  | 'testDoubled'
  | 'setsMissing'
  | 'doseMissing'
  | 'doseDoubled'
  | 'doseSpan'
  | 'circle'
  | 'optionsMissing'
  | 'optionDoubled'
  | 'attention'
  | 'questionDoubled';

/** `path` leads to the field of the body. `limit` is there with 'tooLong' and 'tooMany'. */
export interface ContentFault {
  path: string;
  fault: ContentFaultKind;
  limit?: number;
}

/** What the check of an item knows of the others: `together` are the keys of those that are published with it. */
export interface Surroundings {
  library: Library;
  together: ReadonlySet<string>;
}

const isBlank = (text: string): boolean => text.trim() === '';

const tooLong = (path: string, text: string | null, limit = maxContentText): ContentFault[] =>
  text !== null && text.length > limit ? [{ path, fault: 'tooLong', limit }] : [];

const nameFaults = (name: string): ContentFault[] =>
  isBlank(name) ? [{ path: 'name', fault: 'nameMissing' }] : tooLong('name', name, maxContentName);

/** The faults of a text that must say something. */
const sayingFaults = (path: string, text: string): ContentFault[] =>
  isBlank(text) ? [{ path, fault: 'textMissing' }] : tooLong(path, text);

const tooMany = (path: string, { length }: readonly unknown[], limit: number): ContentFault[] =>
  length > limit ? [{ path, fault: 'tooMany', limit }] : [];

/** The faults of texts that occur more than once, each at its later places. */
const doubled = (
  texts: readonly string[],
  fault: ContentFaultKind,
  pathOf: (index: number) => string,
): ContentFault[] =>
  texts.flatMap((text, index) => (texts.indexOf(text) < index ? { path: pathOf(index), fault } : []));

const referenceFaults = {
  exercise: {
    unknown: 'exerciseUnknown',
    draft: 'exerciseUnpublished',
    retired: 'exerciseRetired',
  },
  test: { unknown: 'testUnknown', draft: 'testUnpublished', retired: 'testRetired' },
} as const satisfies Partial<Record<ContentKind, Record<string, ContentFaultKind>>>;

/** The faults of a reference to an item: it must be published, at the latest together with this one. */
const referenceFault = (
  path: string,
  kind: keyof typeof referenceFaults,
  key: string,
  { library, together }: Surroundings,
): ContentFault[] => {
  const item = library.get(key);
  const faults = referenceFaults[kind];
  if (item?.kind !== kind) return [{ path, fault: faults.unknown }];
  if (item.state === 'retired') return [{ path, fault: faults.retired }];
  return item.state === 'published' || together.has(key) ? [] : [{ path, fault: faults.draft }];
};

const weightFaults = (
  path: string,
  weights: readonly WeightDraft[],
  surroundings: Surroundings,
): ContentFault[] => [
  ...tooMany(path, weights, maxWeights),
  ...weights.flatMap(({ exercise, weight }, index): ContentFault[] => [
    ...referenceFault(`${path}.${index}.exercise`, 'exercise', exercise, surroundings),
    ...(Number.isFinite(weight) ? [] : [{ path: `${path}.${index}.weight`, fault: 'weight' as const }]),
  ]),
  ...doubled(
    weights.map(({ exercise }) => exercise),
    'exerciseDoubled',
    (index) => `${path}.${index}.exercise`,
  ),
];

const rangeQuestionFaults = (
  path: string,
  { description, values }: RangeQuestionDraft,
  surroundings: Surroundings,
): ContentFault[] => [
  ...sayingFaults(`${path}.description`, description),
  ...(values.length < 2 ? [{ path: `${path}.values`, fault: 'valuesMissing' as const }] : []),
  ...tooMany(`${path}.values`, values, maxValues),
  ...values.flatMap((value, index): ContentFault[] => [
    ...sayingFaults(`${path}.values.${index}.description`, value.description),
    ...(value.resultWeight >= 0 && value.resultWeight <= maxResultWeight
      ? []
      : [{ path: `${path}.values.${index}.resultWeight`, fault: 'resultWeight' as const }]),
    ...weightFaults(`${path}.values.${index}.weights`, value.weights, surroundings),
  ]),
];

/** The keys of a test's questions and values, each with its path. */
const keysIn = ({ questions, rangeQuestions }: TestDraft): { key: string; path: string }[] => [
  ...questions.map(({ key }, index) => ({ key, path: `questions.${index}` })),
  ...rangeQuestions.flatMap(({ key, values }, index) => [
    { key, path: `rangeQuestions.${index}` },
    ...values.map((value, position) => ({
      key: value.key,
      path: `rangeQuestions.${index}.values.${position}`,
    })),
  ]),
];

const testFaults = (draft: TestDraft, surroundings: Surroundings): ContentFault[] => {
  const { questions, rangeQuestions, tries, ageFrom, ageTo } = draft;
  const keys = keysIn(draft);
  const hasQuestions = questions.length + rangeQuestions.length > 0;
  return [
    ...nameFaults(draft.name),
    ...tooLong('what', draft.what),
    ...tooLong('materials', draft.materials),
    ...tooLong('execution', draft.execution),
    ...tooLong('watchedFrom', draft.watchedFrom),
    ...(tries >= 1 && tries <= maxTries ? [] : [{ path: 'tries', fault: 'tries' as const }]),
    ...(ageFrom !== null && ageTo !== null && ageFrom > ageTo
      ? [{ path: 'ageTo', fault: 'ages' as const }]
      : []),
    ...(hasQuestions ? [] : [{ path: 'questions', fault: 'questionsMissing' as const }]),
    ...tooMany('questions', [...questions, ...rangeQuestions], maxQuestions),
    ...questions.flatMap(({ description, weights }, index) => [
      ...sayingFaults(`questions.${index}.description`, description),
      ...weightFaults(`questions.${index}.weights`, weights, surroundings),
    ]),
    ...rangeQuestions.flatMap((question, index) =>
      rangeQuestionFaults(`rangeQuestions.${index}`, question, surroundings),
    ),
    ...doubled(
      keys.map(({ key }) => key),
      'keyDoubled',
      (index) => keys[index]?.path ?? '',
    ),
  ];
};

const doses = [
  ['seconds', 'seconds2'],
  ['distance', 'distance2'],
  ['repeat', 'repeat2'],
] as const;

/** An exercise has one dose, of which the second number is the greater one. */
const doseFaults = (draft: ExerciseDraft): ContentFault[] => {
  const given = doses.filter(([first, second]) => draft[first] !== null || draft[second] !== null);
  const [dose, another] = given;
  if (!dose) return [{ path: 'seconds', fault: 'doseMissing' }];
  if (another) return [{ path: another[0], fault: 'doseDoubled' }];
  const [first, second] = [draft[dose[0]] ?? 0, draft[dose[1]]];
  if (first < 1) return [{ path: dose[0], fault: 'doseMissing' }];
  return second !== null && second <= first ? [{ path: dose[1], fault: 'doseSpan' }] : [];
};

const exerciseFaults = (key: string, draft: ExerciseDraft, surroundings: Surroundings): ContentFault[] => {
  const forms = ['easier', 'harder'] as const;
  const circle = findCircle(key, draft, surroundings.library);
  return [
    ...nameFaults(draft.name),
    ...(['description', 'description2', 'description3', 'materials', 'goal'] as const).flatMap((field) =>
      tooLong(field, draft[field]),
    ),
    ...((draft.sets ?? 0) < 1 ? [{ path: 'sets', fault: 'setsMissing' as const }] : []),
    ...doseFaults(draft),
    ...forms.flatMap((form) => {
      const other = draft[form];
      // One that names itself is a circle.
      return other === null || other === key ? [] : referenceFault(form, 'exercise', other, surroundings);
    }),
    ...(circle ? [{ path: circle, fault: 'circle' as const }] : []),
  ];
};

const screeningFaults = (draft: ScreeningDraft, surroundings: Surroundings): ContentFault[] => [
  ...nameFaults(draft.name),
  ...(draft.tests.length === 0 ? [{ path: 'tests', fault: 'testsMissing' as const }] : []),
  ...tooMany('tests', draft.tests, maxTests),
  ...draft.tests.flatMap((key, index) => referenceFault(`tests.${index}`, 'test', key, surroundings)),
  ...doubled(draft.tests, 'testDoubled', (index) => `tests.${index}`),
];

const basisFaults = (exercises: readonly string[], surroundings: Surroundings): ContentFault[] => [
  ...tooMany('exercises', exercises, maxBasisExercises),
  ...exercises.flatMap((key, index) => referenceFault(`exercises.${index}`, 'exercise', key, surroundings)),
  ...doubled(exercises, 'exerciseDoubled', (index) => `exercises.${index}`),
];

const feedbackFaults = ({ questions }: FeedbackDraft): ContentFault[] => [
  ...tooMany('questions', questions, maxFeedbackQuestions),
  ...questions.flatMap(({ question, options, attention }, index): ContentFault[] => [
    ...sayingFaults(`questions.${index}.question`, question),
    ...(options.length < 2 ? [{ path: `questions.${index}.options`, fault: 'optionsMissing' as const }] : []),
    ...tooMany(`questions.${index}.options`, options, maxOptions),
    ...options.flatMap((option, position) => sayingFaults(`questions.${index}.options.${position}`, option)),
    ...doubled(options, 'optionDoubled', (position) => `questions.${index}.options.${position}`),
    ...(attention.every((option) => options.includes(option))
      ? []
      : [{ path: `questions.${index}.attention`, fault: 'attention' as const }]),
  ]),
  ...doubled(
    questions.map(({ question }) => question),
    'questionDoubled',
    (index) => `questions.${index}.question`,
  ),
];

/** Returns all that stops an item from being published, in the order of its fields; nothing when it can be. */
export const contentFaults = (key: string, item: ContentBody, surroundings: Surroundings): ContentFault[] => {
  switch (item.kind) {
    case 'screening':
      return screeningFaults(item.body, surroundings);
    case 'test':
      return testFaults(item.body, surroundings);
    case 'exercise':
      return exerciseFaults(key, item.body, surroundings);
    case 'basis':
      return basisFaults(item.body.exercises, surroundings);
    case 'feedback':
      return feedbackFaults(item.body);
  }
};
