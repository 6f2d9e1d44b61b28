import * as z from 'zod/mini';
import {
  type Feedback,
  type FeedbackQuestion,
  feedbackPostSchema,
  feedbackQuestionSchema,
} from '../../src/contract/feedback';
import { demandActFor } from '../access/access';
import { demandConsentOf } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Database } from '../database/tables';
import { type Api, byUserId, returns } from '../http/api';
import { notFound, unprocessable } from '../http/errors';
import { sendJson } from '../http/json';
import { feedbackBodyLimit } from '../http/limits';
import { sendList } from '../http/lists';
import { findExerciseRunOwner } from '../runs/exerciseRuns';
import { findFeedbackQuestions, saveFeedback } from './feedback';
import { listFeedback } from './feedbackList';

/**
 * Throws 422 unless each answer is an option of its question and no question is answered twice. Missing answers are
 * allowed here, since an app that was offline may know fewer questions. The form asks for all of them [FB-5].
 */
const demandOfferedAnswers = (questions: readonly FeedbackQuestion[], answers: Feedback['answers']): void => {
  const answered = new Set<string>();
  for (const { question, answer } of answers) {
    const asked = questions.find((one) => one.question === question);
    if (!asked?.options.includes(answer) || answered.has(question)) {
      throw unprocessable('Eine Antwort passt nicht zu den Fragen.');
    }
    answered.add(question);
  }
};

/** The feedback questions [API-32] and the feedback on exercise runs, one per run [API-33, CO-14, DE-5]. */
export const feedbackRoutes = (app: Api, db: Database): void => {
  const questions = returns(z.array(feedbackQuestionSchema));
  app.get('/exercise/feedback/questions', questions, async () => findFeedbackQuestions(db));

  const options = { bodyLimit: feedbackBodyLimit, schema: { body: feedbackPostSchema } };
  app.post('/exercise/feedback', options, async (request, reply) => {
    const feedback = request.body;
    const viewer = viewerOf(request);
    const owner = await findExerciseRunOwner(db, feedback.exerciseRunId);
    if (owner === undefined) throw notFound('Dieses Training');
    demandActFor(viewer, owner);
    await demandConsentOf(db, owner);
    demandOfferedAnswers(await findFeedbackQuestions(db), feedback.answers);
    return sendJson(reply, await saveFeedback(db, { writtenBy: viewer.id, owner }, feedback));
  });

  app.get('/exercise/feedback/user/:userId', { schema: byUserId }, async (request, reply) => {
    demandActFor(viewerOf(request), request.params.userId);
    return sendList(request, reply, await listFeedback(db, request.params.userId));
  });
};
