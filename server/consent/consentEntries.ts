import type { ConsentEntry } from '../../src/contract/consentEntries';
import { groupedBy } from '../../src/domain/groups';
import type { Database } from '../database/tables';

const selectEntries = (db: Database) =>
  db
    .selectFrom('consent')
    .leftJoin('user as writer', 'writer.id', 'consent.enteredBy')
    .leftJoin('guardianQuestion', 'guardianQuestion.consentId', 'consent.id')
    .selectAll('consent')
    .select(['guardianQuestion.confirmedAt', 'guardianQuestion.email as askedEmail'])
    .select(['writer.firstName as writerFirstName', 'writer.lastName as writerLastName'])
    .orderBy('consent.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const toEntry = (row: Row): ConsentEntry => ({
  id: row.id,
  version: row.version,
  what: row.what,
  how: row.how,
  at: row.at === 0 ? null : new Date(row.at).toISOString(),
  pain: row.pain === 1,
  guardianName: row.guardianName,
  guardianEmail: row.askedEmail ?? row.guardianEmail,
  enteredBy: row.writerFirstName === null ? null : `${row.writerFirstName} ${row.writerLastName ?? ''}`,
  reason: row.reason,
  ...(row.confirmedAt !== null && { confirmedAt: new Date(row.confirmedAt).toISOString() }),
});

/** Returns the consents of a member, the last one first [LV-1]. */
export const findConsentEntries = async (db: Database, userId: number): Promise<ConsentEntry[]> =>
  (await selectEntries(db).where('consent.userId', '=', userId).execute()).map(toEntry);

/** Returns the consents of these members, by their id, the last one first; of all, where none are named [LV-1]. */
export const findConsentsOf = async (
  db: Database,
  userIds: readonly number[] | 'all',
): Promise<Map<number, ConsentEntry[]>> => {
  const all = selectEntries(db);
  const rows = await (userIds === 'all' ? all : all.where('consent.userId', 'in', userIds)).execute();
  const ofMembers = [...groupedBy(rows, ({ userId }) => userId)];
  return new Map(ofMembers.map(([id, entries]) => [id, entries.map(toEntry)]));
};
