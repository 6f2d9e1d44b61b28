import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { databaseFileIn } from '../../server/database/sqlite/databaseFile';
import type { Database } from '../../server/database/tables';
import { addStatements, statementsOn } from '../setup/statements';
import { onPostgres } from './postgres';
import { placeOf } from './testDatabase';

/** What the first demo club of this test file has put into its data folder, by path. */
const files = new Map<string, Buffer>();

/** The statements that have made this demo club. */
let statements: ReadonlySet<string> = new Set();

/** Each copy counts as a database of its own, whose positions in the log of changes no other one knows. */
const renew = () => `pragma synchronous = off;
  update "instance" set "id" = '${randomUUID()}', "epoch" = '${randomUUID()}';
  update "change" set "tag" = hex(randomblob(4))`;

/**
 * Puts a copy of the demo club into an empty data folder, which takes a fifth of the time of making it. On SQLite there
 * is one once `keepDemoClub` has been called.
 */
export const copyDemoClub = async (dataDir: string): Promise<void> => {
  if (onPostgres()) {
    await placeOf(dataDir, 'demo club');
    return;
  }
  if (files.size === 0) return;
  addStatements(statements);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), content);
  }
  const copy = new Sqlite(databaseFileIn(dataDir));
  copy.exec(renew());
  copy.close();
};

/** Keeps the demo club that was just made, for the copies that follow. */
export const keepDemoClub = async (db: Database, dataDir: string): Promise<void> => {
  if (onPostgres()) return;
  statements = new Set(statementsOn(db.getExecutor().adapter));
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const videos = readdirSync(join(dataDir, 'videos')).map((name) => join('videos', name));
  for (const path of [databaseFileIn(''), ...videos]) files.set(path, readFileSync(join(dataDir, path)));
};
