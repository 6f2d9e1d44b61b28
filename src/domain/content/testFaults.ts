import type { RangeQuestionDraft, TestDraft, WeightDraft } from '../../contract/content';
import {
  type ContentFault,
  doubled,
  nameFaults,
  referenceFault,
  type Surroundings,
  sayingFaults,
  tooLong,
  tooMany,
} from './faults';
import { maxQuestions, maxResultWeight, maxTries, maxValues, maxWeights } from './limits';

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

/** What stops a test from being published. */
export const testFaults = (draft: TestDraft, surroundings: Surroundings): ContentFault[] => {
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
