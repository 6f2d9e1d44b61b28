import type { Feedback, FeedbackQuestion } from '../contract/feedback';

/** What a person has answered so far. */
export interface FeedbackDraft {
  /** The chosen option by its question. */
  answers: Record<string, string>;
  comment: string;
}

export const emptyFeedback: FeedbackDraft = { answers: {}, comment: '' };

/**
 * Names the feedback of one user on one exercise run: by the run's client id, or by its server id where this device does not
 * know the run.
 */
export const feedbackKey = (userId: number, run: string | number) => `${userId}/${run}`;

/** The chosen option; one that is no longer offered is none. */
export const answerTo = ({ question, options }: FeedbackQuestion, draft: FeedbackDraft): string | null => {
  const answer = draft.answers[question];
  return answer !== undefined && options.includes(answer) ? answer : null;
};

/** Index of the first question without an answer, or -1 [FB-5]. */
export const firstUnanswered = (questions: readonly FeedbackQuestion[], draft: FeedbackDraft): number =>
  questions.findIndex((question) => answerTo(question, draft) === null);

/** What is sent of it, answers in the order of the questions [FB-4]. */
export const feedbackContent = (
  questions: readonly FeedbackQuestion[],
  draft: FeedbackDraft,
): Pick<Feedback, 'comment' | 'answers'> => ({
  comment: draft.comment.trim(),
  answers: questions.flatMap((question) => {
    const answer = answerTo(question, draft);
    return answer === null ? [] : [{ question: question.question, answer }];
  }),
});
