import { type Feedback, type FeedbackQuestion, maxCommentLength } from '../contract/feedback';

/** Feedback that is not given yet. */
export interface FeedbackDraft {
  /** The chosen option of each question. */
  answers: Record<string, string>;
  comment: string;
}

export const emptyFeedback: FeedbackDraft = { answers: {}, comment: '' };

/** What a device keeps of one user's feedback on one exercise run. The key comes from `feedbackKey`. */
export type FeedbackRow =
  | { kind: 'draft'; key: string; draft: FeedbackDraft }
  /** The feedback was given or declined. The person is not asked for it again [TR-20]. */
  | { kind: 'settled'; key: string };

/**
 * The key of one user's feedback on one exercise run. `run` is the client id of the run, or its server id if this
 * device does not know the run.
 */
export const feedbackKey = (userId: number, run: string | number) => `${userId}/${run}`;

/** The chosen option. Null when it is not offered any more. */
export const answerTo = ({ question, options }: FeedbackQuestion, draft: FeedbackDraft): string | null => {
  const answer = draft.answers[question];
  return answer !== undefined && options.includes(answer) ? answer : null;
};

/** Index of the first question without an answer, or -1 [FB-5]. */
export const firstUnanswered = (questions: readonly FeedbackQuestion[], draft: FeedbackDraft): number =>
  questions.findIndex((question) => answerTo(question, draft) === null);

/** How many UTF-16 units of the comment are left; fewer than 0 when it is too long to be sent [FB-6]. */
export const commentLeft = ({ comment }: FeedbackDraft): number => maxCommentLength - comment.trim().length;

/** The content to send, with the answers in the order of the questions [FB-4]. */
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
