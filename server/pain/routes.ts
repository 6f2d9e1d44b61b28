import { morningPainPostSchema } from '../../src/contract/pain';
import { demandConsentOf } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Database } from '../database/tables';
import { type Api, returns } from '../http/api';
import { forbidden, notFound, unprocessable } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { findExerciseRunOwner } from '../runs/exerciseRuns';
import { saveMorningPain } from './morningPain';

const notAgreed = 'Du hast nicht zugestimmt, dass Schmerzen gespeichert werden.';

/** How a training hurt on the morning after it: only the athlete says so [PN-3]. */
export const painRoutes = (app: Api, db: Database): void => {
  const options = {
    bodyLimit: smallBodyLimit,
    ...returns(morningPainPostSchema, { body: morningPainPostSchema }),
  };
  app.post('/pain', options, async (request) => {
    const viewer = viewerOf(request);
    const { userId, exerciseRunId } = request.body;
    const owner = await findExerciseRunOwner(db, exerciseRunId);
    if (owner === undefined) throw notFound('Dieses Training');
    if (owner !== viewer.id || userId !== viewer.id) throw forbidden();
    const { agreesToPain } = await demandConsentOf(db, viewer.id);
    if (!agreesToPain) throw unprocessable(notAgreed);
    await saveMorningPain(db, viewer.id, request.body);
    return request.body;
  });
};
