/** Feedback on an exercise run: its questions and its sending. */
import * as z from 'zod/mini';
import { get, post, runRefusals } from './calls';

export const feedbackQuestionSchema = z.object({ question: z.string(), options: z.array(z.string()) });

/**
 * What an athlete says of an exercise run; there is one per run, replaced when sent again [CO-14]. Our own server takes what
 * came under a `clientId` only once [ON-3]; another client may leave it out.
 */
export const feedbackSchema = z.object({
  clientId: z.optional(z.uuid()),
  exerciseRunId: z.int().check(z.positive()),
  comment: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export const feedbackCalls = {
  questions: () => get('/exercise/feedback/questions', z.array(feedbackQuestionSchema)),
  send: (feedback: Feedback) => post('/exercise/feedback', feedback, z.unknown(), runRefusals),
};

export type FeedbackQuestion = z.infer<typeof feedbackQuestionSchema>;
export type Feedback = z.infer<typeof feedbackSchema>;
