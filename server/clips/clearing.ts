import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { createJob } from '../jobs/job';
import type { Videos } from '../videos/video';
import { findNamed } from './named';
import type { UploadStore } from './uploadStore';

const day = 24 * 60 * 60_000;

/** How long a clip is kept that nothing names. */
const unusedFor = 30 * day;

/** How long an upload is kept that does not go on. */
const uploadFor = 7 * day;

interface Clearing extends Pick<Dependencies, 'db' | 'now' | 'timers'> {
  uploads: UploadStore;
  videosIn: (transaction: Database) => Videos;
}

/** Notes which clips nothing names, and since when. */
const noteUnused = async (db: Database, now: number): Promise<void> => {
  const named = [...(await findNamed(db))];
  await db.updateTable('clip').set({ unusedSince: null }).where('fileName', 'in', named).execute();
  await db
    .updateTable('clip')
    .set({ unusedSince: now })
    .where('unusedSince', 'is', null)
    .where('fileName', 'not in', named)
    .execute();
};

/** Deletes what nothing has named for long enough. That a clip was withdrawn is kept. */
const removeUnused = async ({ db, now, videosIn }: Clearing): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await noteUnused(transaction, now());
    const unused = await transaction
      .deleteFrom('clip')
      .where('unusedSince', '<=', now() - unusedFor)
      .where('withdrawnAt', 'is', null)
      .returning('fileName')
      .execute();
    for (const { fileName } of unused) await videosIn(transaction).remove(fileName);
  });
};

/** Once a day deletes clips that nothing has named for 30 days, and uploads that nobody goes on with. */
export const createClearing = (clearing: Clearing, log: Pick<FastifyBaseLogger, 'error'>) => {
  const { db, timers, now, uploads } = clearing;
  let nextAt = now();
  return createJob(
    { db, timers },
    {
      isDue: async () => now() >= nextAt,
      run: async () => {
        await removeUnused(clearing);
        await uploads.removeOlder(now() - uploadFor);
        nextAt = now() + day;
      },
      failure: 'Ungenutzte Videos ließen sich nicht löschen',
    },
    log,
  );
};
