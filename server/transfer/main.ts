import { runCommand } from '../config/command';
import type { Place } from '../database/place';
import type { Database } from '../database/tables';
import { SpokenError } from '../system/spokenError';
import { exportClub } from './exportClub';
import { readLines, writeLines } from './files';
import type { End } from './format';
import { importClub } from './importClub';
import { withoutServer } from './withoutServer';

const transfers: Record<string, (db: Database, place: Place, file: string) => Promise<End>> = {
  export: (db, place, file) => writeLines(file, (write) => exportClub(db, place, write)),
  import: (db, place, file) => importClub(db, place, readLines(file)),
};

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Takes the whole club from one database to another: `npm run server:export -- FILE`, `npm run server:import -- FILE`.
 */
runCommand('Das ist fehlgeschlagen:', async (place, [command = '', file]) => {
  const transfer = transfers[command];
  if (!transfer || !file) throw new SpokenError('Es fehlt der Name der Datei.');
  const { rows, videos } = await withoutServer(place, (db) => transfer(db, place, file));
  console.log(`${sumOf(rows)} Zeilen und ${Object.keys(videos).length} Videos: ${file}`);
});
