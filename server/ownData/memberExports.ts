import type { MemberExport } from '../../src/contract/ownData';
import type { Database } from '../database/tables';
import { forbiddenBecause } from '../http/errors';

/** How long what was noted lets its writer download, in milliseconds. */
const validFor = 3_600_000;

/** Somebody who downloads the data of a member. */
export interface Exporter {
  userId: number;
  exportedBy: number;
}

const selectExports = (db: Database) =>
  db
    .selectFrom('memberExport')
    .innerJoin('user as exporter', 'exporter.id', 'memberExport.exportedBy')
    .select(['memberExport.at', 'memberExport.reason', 'exporter.firstName', 'exporter.lastName'])
    .orderBy('memberExport.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectExports>['execute']>>[number];

const toExport = ({ at, reason, firstName, lastName }: Row): MemberExport => ({
  at: new Date(at).toISOString(),
  by: `${firstName} ${lastName}`,
  reason,
});

const findNoted = (db: Database, { userId, exportedBy }: Exporter, now: number) =>
  selectExports(db)
    .where('memberExport.userId', '=', userId)
    .where('exportedBy', '=', exportedBy)
    .where('memberExport.at', '>', now - validFor);

/** Returns who downloaded the data of a member for them, the last one first [LV-4]. */
export const findMemberExports = async (db: Database, userId: number): Promise<MemberExport[]> =>
  (await selectExports(db).where('memberExport.userId', '=', userId).execute()).map(toExport);

/**
 * Notes that somebody downloads the data of a member for them, and why [LV-4]. The same within the hour is one: its
 * answer may have been lost. To be called in a transaction.
 */
export const noteMemberExport = async (
  db: Database,
  exporter: Exporter,
  reason: string,
  now: number,
): Promise<MemberExport> => {
  const noted = () => findNoted(db, exporter, now).where('reason', '=', reason).executeTakeFirst();
  if (!(await noted()))
    await db
      .insertInto('memberExport')
      .values({ ...exporter, reason, at: now })
      .execute();
  const row = await noted();
  if (!row) throw new Error('The export that was noted is not there.');
  return toExport(row);
};

/** Throws 403 unless this person has noted within the last hour why they download the data of this member [LV-4]. */
export const demandNoted = async (db: Database, exporter: Exporter, now: number): Promise<void> => {
  if (!(await findNoted(db, exporter, now).executeTakeFirst()))
    throw forbiddenBecause('Schreib erst, warum du die Daten herunterlädst.');
};
