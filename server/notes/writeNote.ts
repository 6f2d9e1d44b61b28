import type { Assignment, DeskNotification, RevisedNotePost } from '../../src/contract/assignments';
import type { Viewer } from '../access/access';
import { demandConsentOf } from '../access/demandConsent';
import { demandStillTrainerOf } from '../access/formerRights';
import type { Dependencies } from '../config/dependencies';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';
import { demandPresent } from '../erasure/erasedPeople';
import { findExercise } from '../exercise/exercises';
import { notFound } from '../http/errors';
import type { Live } from '../live/live';
import { storeNotification } from '../notifications/notifications';
import {
  findAssignment,
  findScreening,
  findUserScreenings,
  hasTest,
  testExists,
} from '../screening/screenings';
import { saveNote } from './notes';

export type NoteDependencies = Pick<Dependencies, 'db'> & { live: Live };

/**
 * Throws 404 unless the target is an existing exercise or a test of the assigned screening. What waited in an outbox
 * may be on a test of another screening: it was assigned when the note was written, and such notes are kept [AS-1].
 */
const demandTarget = async (
  db: Database,
  screeningId: number | null,
  { target, clientId }: RevisedNotePost,
): Promise<void> => {
  if (target.kind === 'exercise' && !(await findExercise(db, target.id))) throw notFound('Diese Übung');
  if (target.kind !== 'test') return;
  const screening = screeningId === null ? undefined : await findScreening(db, screeningId);
  const isAssigned = screening !== undefined && hasTest(screening, target.id);
  const isKept = clientId !== undefined && (await testExists(db, target.id));
  if (!isAssigned && !isKept) throw notFound('Diesen Test');
};

/** Returns the assignment of a note. Throws 404 when there is no such assignment. It is always of the same athlete. */
const demandAssignment = async (db: Database, { userScreeningId }: RevisedNotePost) => {
  const assignment = await findAssignment(db, userScreeningId);
  if (!assignment) throw notFound('Dieses Screening');
  return assignment;
};

/** The athlete learns of what they read themselves, in the training [AS-4]. */
const isOfTraining = ({ target }: RevisedNotePost): boolean =>
  target.kind === 'training' || target.kind === 'exercise';

/**
 * Stores a note [NO-3, NT-1], once per person and `clientId` [ON-3], and notifies the athlete after the transaction.
 * Returns the assignment with all its notes. Throws 404 when there is no such assignment or target, 403 unless the
 * viewer trains the athlete, 422 without the athlete's consent [CS-1], and 409 with the present note when the same text
 * was changed meanwhile.
 */
export const writeNote = async (
  { db, live }: NoteDependencies,
  viewer: Viewer,
  post: RevisedNotePost,
): Promise<Assignment | undefined> => {
  const { clientId } = post;
  const notification: DeskNotification = { type: 'TRAINING', senderId: viewer.id };
  const { userId } = await demandAssignment(db, post);
  await demandPresent(db, userId);
  await demandStillTrainerOf(db, viewer, userId);
  const assignment = await live.transaction(
    async (transaction, { notify }) => {
      const assignment = await demandAssignment(transaction, post);
      const isNew = clientId === undefined || (await noteReceived(transaction, viewer.id, clientId));
      if (!isNew) return assignment;
      await demandConsentOf(transaction, userId);
      await demandTarget(transaction, assignment.screeningId, post);
      if ((await saveNote(transaction, post)) && isOfTraining(post)) {
        await storeNotification(transaction, userId, notification);
        notify(userId, notification);
      }
      return assignment;
    },
    [userId, viewer.id],
  );
  const stored = await findUserScreenings(db, assignment.userId);
  return stored.find(({ id }) => id === assignment.id);
};
