import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/access';
import { viewerDecorator } from '../access/viewer';
import { inTransactionOf } from '../database/inTransactionOf';
import type { Database } from '../database/tables';
import type { Clock } from '../system/time';

/** The last use of a sign-in is known this exactly, in milliseconds: a write for each request would be too many. */
export const usePrecision = 5 * 60 * 1000;

/**
 * Whether the stored time still says when the sign-in was used. One that lies ahead was stored before the clock was set
 * back.
 */
const isRecent = (lastUsedAt: number | null, now: number): boolean =>
  lastUsedAt !== null && lastUsedAt <= now && now - lastUsedAt < usePrecision;

const noteUse = (db: Database, { id, signin }: Viewer, now: number): Promise<void> =>
  inTransactionOf(db, [id], async (transaction) => {
    await transaction.updateTable('authToken').set({ lastUsedAt: now }).where('id', '=', signin.id).execute();
    await transaction.updateTable('user').set({ lastSeenAt: now }).where('id', '=', id).execute();
  });

/**
 * An `onResponse` hook that notes when a sign-in and its user were last seen [AC-1, MB-1]. The answer has been sent by
 * then, so nobody waits, and a failure is only logged.
 */
export const noteLastUse =
  (db: Database, now: Clock) =>
  async (request: FastifyRequest): Promise<void> => {
    const viewer = request.getDecorator<Viewer | null>(viewerDecorator);
    if (!viewer || isRecent(viewer.signin.lastUsedAt, now())) return;
    await noteUse(db, viewer, now()).catch((error: unknown) => request.log.error(error));
  };
