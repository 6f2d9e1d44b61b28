/** A feedback question while it is edited [CT-1]. */
import type { FeedbackDraft } from '../../contract/content';

export type FeedbackDraftQuestion = FeedbackDraft['questions'][number];

/** Returns the question with another text of an answer. The answer needs attention if it did before. */
export const withOption = (
  question: FeedbackDraftQuestion,
  place: number,
  text: string,
): FeedbackDraftQuestion => {
  const former = question.options[place];
  const options = question.options.with(place, text);
  const attention = question.attention.map((option) => (option === former ? text : option));
  return { ...question, options, attention: attention.filter((option) => options.includes(option)) };
};

/** Returns the question without an answer. */
export const withoutOption = (question: FeedbackDraftQuestion, place: number): FeedbackDraftQuestion => {
  const options = question.options.toSpliced(place, 1);
  return { ...question, options, attention: question.attention.filter((option) => options.includes(option)) };
};

/** Returns the question in which an answer needs attention, or does not. */
export const withAttention = (
  question: FeedbackDraftQuestion,
  option: string,
  needsAttention: boolean,
): FeedbackDraftQuestion => {
  const others = question.attention.filter((one) => one !== option);
  return { ...question, attention: needsAttention ? [...others, option] : others };
};
