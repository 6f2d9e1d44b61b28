/** What stops content from being published [CT-1]. Advice that stops nobody is another thing [CT-8]. */
import type { ContentBody, FeedbackDraft, ScreeningDraft } from '../../contract/content';
import { exerciseFaults } from './exerciseFaults';
import {
  type ContentFault,
  doubled,
  nameFaults,
  referenceFault,
  type Surroundings,
  sayingFaults,
  tooMany,
} from './faults';
import { maxBasisExercises, maxFeedbackQuestions, maxOptions, maxTests } from './limits';
import { testFaults } from './testFaults';

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
