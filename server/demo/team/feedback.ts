import type { FeedbackQuestion } from '../../../src/contract/feedback';
import { type FeedbackDraft, feedbackContent } from '../../../src/domain/feedback';
import type { Training } from './exerciseRuns';
import type { Random } from './random';

/** The option at a place from 0 (first) to 1 (last). */
const optionAt = ({ options }: FeedbackQuestion, place: number): string =>
  options[Math.round(place * (options.length - 1))] ?? '';

/**
 * Where the answer lies among the options, from 0 to 1. Options go from good to bad, those about effort from too easy
 * to too hard. Of a question that is not known here the first options are chosen.
 */
const placeOf = ({ question }: FeedbackQuestion, training: Training, random: Random): number => {
  if (/schwer/.test(question)) return training.effort;
  if (/Zeit/.test(question)) return training.isCutShort ? 1 : random.between(0, 0.5);
  if (/gefallen/.test(question) && training.painful) return 0.67;
  return random.between(0, 0.4);
};

const commentOn = ({ painful, effort, isCutShort }: Training, random: Random): string => {
  if (painful) return `Bei „${painful.name}“ hat es wehgetan.`;
  if (effort > 0.9) return 'Den letzten Satz habe ich nicht mehr sauber geschafft.';
  if (effort < 0.1) return 'Das war zu leicht. Ich schaffe mehr.';
  if (isCutShort) return 'Ich musste früher los.';
  return random.next() < 0.2 ? 'Lief gut.' : '';
};

/** The feedback of an athlete on an exercise run, as the app sends it. */
export const feedbackOn = (training: Training, questions: readonly FeedbackQuestion[], random: Random) => {
  const answers = questions.map((one) => [one.question, optionAt(one, placeOf(one, training, random))]);
  const draft: FeedbackDraft = {
    answers: Object.fromEntries(answers),
    comment: commentOn(training, random),
  };
  return feedbackContent(questions, draft);
};
