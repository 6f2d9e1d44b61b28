import { sql } from 'kysely';
import type { Certificate, Counts, Health, Rehearsal, ServerError } from '../../src/contract/health';
import { lastBackupAt } from '../backup/backupFiles';
import { readTries } from '../backup/backupTries';
import { countQuery } from '../backup/content';
import type { Dependencies } from '../config/dependencies';
import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import { countWaitingMails } from '../mail/mailCounts';
import { readDisk } from '../system/disk';
import { readVersion } from '../system/readVersion';
import { isoOrNull } from '../system/time';

/** What knows a part of how the server is doing. */
export interface HealthSources extends Pick<Dependencies, 'config' | 'db' | 'now'> {
  startedAt: string;
  readCertificate(): Promise<Certificate>;
  latestRehearsal(): Rehearsal | null;
  /** Null where the log leaves errors out. */
  errors: { list(): readonly ServerError[] } | null;
}

const countRows = async (db: Database): Promise<Counts> => {
  const { rows } = await sql<Record<keyof Counts, number | string>>`${sql.raw(countQuery)}`.execute(db);
  return { members: Number(rows[0]?.members), runs: Number(rows[0]?.runs) };
};

/** Returns how the server is doing [HE-1]. */
export const readHealth = async (sources: HealthSources): Promise<Health> => {
  const { db, now, startedAt, errors } = sources;
  const { dataDir, packageRoot } = sources.config;
  return {
    version: await readVersion(packageRoot),
    startedAt,
    disk: await readDisk(dataDir),
    backup: {
      lastAt: isoOrNull(lastBackupAt(dataDir, now())),
      failures: readTries(dataDir).failures,
      isByServer: !dialectOf(db).isShared,
    },
    certificate: await sources.readCertificate(),
    waitingMails: await countWaitingMails(db),
    errors: errors && [...errors.list()],
    counts: await countRows(db),
    rehearsal: sources.latestRehearsal(),
  };
};
