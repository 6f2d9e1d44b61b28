import { fileURLToPath } from 'node:url';
import { readCommandConfig } from '../config/config';
import { engineOf } from '../database/engine';
import type { Place } from '../database/place';
import type { Database } from '../database/tables';
import { openDatabase } from '../instance/openDatabase';
import { findPackageRoot } from '../system/packageRoot';
import { exportClub } from './exportClub';
import { readLines, writeLines } from './files';
import type { End } from './format';
import { importClub } from './importClub';

const transfers: Record<string, (db: Database, place: Place, file: string) => Promise<End>> = {
  export: (db, place, file) => writeLines(file, (write) => exportClub(db, place, write)),
  import: (db, place, file) => importClub(db, place, readLines(file)),
};

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Takes the whole club from one database to another: `npm run server:export -- FILE`, `npm run server:import -- FILE`.
 */
const main = async ([command = '', file]: string[]) => {
  const transfer = transfers[command];
  if (!transfer || !file) throw new Error('Es fehlt der Name der Datei.');
  const place = readCommandConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  const db = await openDatabase(place);
  try {
    const { rows, videos } = await transfer(db, place, file);
    console.log(`${sumOf(rows)} Zeilen und ${Object.keys(videos).length} Videos: ${file}`);
  } finally {
    await engineOf(db).close(db);
  }
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error('Das ist fehlgeschlagen:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
