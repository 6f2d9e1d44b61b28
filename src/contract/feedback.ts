/** Feedback on an exercise run: its questions and the call that sends it. */
import * as z from 'zod/mini';
import { get, post } from './calls';

/** Longest comment, in UTF-16 units, as a text area counts them [FB-6]. */
export const maxCommentLength = 4000;

export const feedbackQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** Those of the options that ask for the trainer's attention [DE-2]. Not in the contract. */
  attention: z.optional(z.array(z.string())),
});

/**
 * Feedback of an athlete on an exercise run. There is one per run; sending again replaces it [CO-14]. Our server
 * processes the same `clientId` only once [ON-3]; other clients may omit it.
 */
export const feedbackSchema = z.object({
  clientId: z.optional(z.uuid()),
  exerciseRunId: z.int().check(z.positive()),
  comment: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

/** Feedback as posted. Older feedback that is stored may have a longer comment. */
export const feedbackPostSchema = z.extend(feedbackSchema, {
  comment: z.string().check(z.maxLength(maxCommentLength)),
});

export const feedbackCalls = {
  questions: () => get('/exercise/feedback/questions', z.array(feedbackQuestionSchema)),
  send: (feedback: Feedback) => post('/exercise/feedback', feedback, z.unknown()),
};

export type FeedbackQuestion = z.infer<typeof feedbackQuestionSchema>;
export type Feedback = z.infer<typeof feedbackSchema>;
