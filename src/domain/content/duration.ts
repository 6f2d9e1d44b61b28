/** How long a screening takes, as it is estimated [CT-4]. */
import type { TestDraft } from '../../contract/content';

/** To show a test and to get ready, and for each answer, in seconds. An assumption, as `domain/dose` has others. */
const perTest = 45;
const perTry = 15;
const perAnswer = 5;

const secondsOf = ({ questions, rangeQuestions, tries, sides }: TestDraft): number => {
  const times = sides ? 2 : 1;
  return perTest + times * (tries * perTry + (questions.length + rangeQuestions.length) * perAnswer);
};

/** Whole minutes, at least 1 for any test; 0 without one. */
export const estimatedScreeningMinutes = (tests: readonly TestDraft[]): number =>
  Math.ceil(tests.reduce((sum, test) => sum + secondsOf(test), 0) / 60);
