/** Feedback on a training: its questions and its sending. */
import * as z from 'zod/mini';
import { get, post, runRefusals } from './calls';

export const feedbackQuestionSchema = z.object({ question: z.string(), options: z.array(z.string()) });

/** What an athlete says of a training; there is one per training, replaced when sent again [CO-14]. */
export const feedbackSchema = z.object({
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
