import { type NoteTarget, notePostSchema } from '../../src/contract/notes';
import { userScreeningSchema } from '../../src/contract/schemas';
import { demandConsentOf } from '../consent/demandConsent';
import type { Database } from '../database/tables';
import { findExercise } from '../exercise/exercises';
import { type Api, returns } from '../http/api';
import { notFound } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { findAssignment, findScreening, findUserScreenings } from '../screening/screenings';
import { demandTrainerOf } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { saveNote } from './notes';

/** Throws 404 unless the target is a test of the assigned screening or an existing exercise. */
const demandTarget = async (db: Database, screeningId: number | null, target: NoteTarget): Promise<void> => {
  if (target.kind === 'test') {
    const screening = screeningId === null ? undefined : await findScreening(db, screeningId);
    if (!screening?.tests.some(({ id }) => id === target.id)) throw notFound('Diesen Test');
  }
  if (target.kind === 'exercise' && !(await findExercise(db, target.id))) throw notFound('Diese Übung');
};

/** Writing notes for athletes [NO-3]. The call is our own [API-42]. */
export const noteRoutes = (app: Api, db: Database): void => {
  const options = { bodyLimit: smallBodyLimit, ...returns(userScreeningSchema, { body: notePostSchema }) };
  app.post('/screening/note', options, async (request) => {
    const note = request.body;
    const assignment = await findAssignment(db, note.userScreeningId);
    if (!assignment) throw notFound('Dieses Screening');
    demandTrainerOf(viewerOf(request), assignment.userId);
    await demandConsentOf(db, assignment.userId);
    await demandTarget(db, assignment.screeningId, note.target);
    await saveNote(db, note);
    const stored = await findUserScreenings(db, assignment.userId);
    return stored.find(({ id }) => id === assignment.id);
  });
};
