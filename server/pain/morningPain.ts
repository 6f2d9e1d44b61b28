import { randomUUID } from 'node:crypto';
import type { MorningPainPost } from '../../src/contract/pain';
import { morningPainSchema } from '../../src/contract/runs';
import { inTransactionOf } from '../database/inTransactionOf';
import { readJson } from '../database/json';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';

/** Stores an answer at its exercise run, unless a later one is there. Lists of the runs are then read anew. */
const replaceEarlier = async (db: Database, { exerciseRunId, value, at }: MorningPainPost): Promise<void> => {
  const row = await db
    .selectFrom('exerciseRun')
    .select('morningPain')
    .where('id', '=', exerciseRunId)
    .executeTakeFirst();
  const stored = row?.morningPain && readJson(morningPainSchema, row.morningPain);
  if (stored && Date.parse(stored.at) > Date.parse(at)) return;
  await db
    .updateTable('exerciseRun')
    .set({ morningPain: JSON.stringify({ value, at }), tag: randomUUID() })
    .where('id', '=', exerciseRunId)
    .execute();
};

/**
 * Stores how a training hurt on the morning after it, each answer once [PN-3, ON-3]. The run must exist, and be theirs.
 */
export const saveMorningPain = (db: Database, writtenBy: number, post: MorningPainPost): Promise<void> =>
  inTransactionOf(db, [writtenBy], async (transaction) => {
    if (await noteReceived(transaction, writtenBy, post.clientId)) await replaceEarlier(transaction, post);
  });
