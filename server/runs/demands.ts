import { isSameContent } from '../../src/domain/runContent';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { conflict, gone } from '../http/errors';
import { refusals } from './refusals';
import type { RunPost } from './saveRun';

const findErasure = prepared((db, { userId, clientId }: { userId: number; clientId: string }) =>
  db
    .selectFrom('erasure')
    .select('clientId')
    .where(({ and }) => and({ userId, clientId })),
);

/** Throws 410 when the run was erased on purpose, so that no device brings it back [ON-5]. */
export const demandNotErased = async (db: Database, { userId, clientId }: RunPost): Promise<void> => {
  const [erasure] = await findErasure(db, { userId, clientId });
  if (erasure) throw gone(refusals.erased);
};

/** The athlete from whom the screening run with this id was taken on purpose [TS-7], or undefined. */
export const findErasedOwner = async (db: Database, screeningRunId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('erasure')
    .select('userId')
    .where('screeningRunId', '=', screeningRunId)
    .executeTakeFirst();
  return row?.userId ?? undefined;
};

/** Throws 409 when the stored run, which is JSON, has the posted revision but other content [CO-21]. */
export const demandSameContent = (post: RunPost, json: string): void => {
  const stored: RunPost = JSON.parse(json);
  if (post.clientRevision === stored.clientRevision && !isSameContent(post, stored)) {
    throw conflict(refusals.otherVersion);
  }
};
