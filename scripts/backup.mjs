/**
 * Copies the database of the server, also while it runs: `npm run backup` or `npm run backup -- FILE`. The copy is one
 * file that a server can start from. Videos and mails are files of their own.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'libsql';
import { isMain } from './lib/mainModule.mjs';

/**
 * Writes a copy of the database in the data folder. Throws with a German message when there is no database, or when the
 * file of the copy exists.
 *
 * @param {string} dataDir
 * @param {string} file
 */
export function backUp(dataDir, file) {
  const source = join(dataDir, 'athletik.sqlite');
  if (!existsSync(source)) throw new Error(`In ${dataDir} gibt es keine Datenbank.`);
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true });
  // Under another name until it is whole, so that nobody takes an interrupted copy for a backup.
  const unfinished = `${file}.unfinished-${process.pid}`;
  const database = new Sqlite(source, { readonly: true });
  try {
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  renameSync(unfinished, file);
}

if (isMain(import.meta.url)) {
  const dataDir = resolve(process.env.DATA_DIR || 'data');
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(process.argv[2] ?? join(dataDir, 'backups', `athletik-${now}.sqlite`));
  try {
    backUp(dataDir, file);
    console.log(`Gesichert: ${file}`);
  } catch (error) {
    console.error('Die Sicherung ist fehlgeschlagen:', error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
