import { isName, runCommand } from '../config/command';
import type { Place } from '../database/place';
import type { Database } from '../database/tables';
import { exportClub } from './exportClub';
import { readLines, writeLines } from './files';
import type { End } from './format';
import { importClub } from './importClub';
import { withoutServer } from './withoutServer';

type Transfer = (db: Database, place: Place, file: string) => Promise<End>;

const transfers: ReadonlyMap<string, Transfer> = new Map<string, Transfer>([
  ['export', (db, place, file) => writeLines(file, (write) => exportClub(db, place, write))],
  ['import', (db, place, file) => importClub(db, place, readLines(file))],
]);

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Takes the whole club from one database to another: `npm run server:export -- FILE`, `npm run server:import -- FILE`.
 */
runCommand({
  beginning: 'Nichts wurde übertragen',
  usage: 'npm run server:export -- DATEI, oder npm run server:import -- DATEI.',
  read: ([command = '', file, ...others]) => {
    const transfer = transfers.get(command);
    return transfer && isName(file) && others.length === 0 ? { transfer, file } : undefined;
  },
  work: async (place, { transfer, file }) => {
    const { rows, videos } = await withoutServer(place, (db) => transfer(db, place, file));
    console.log(`${sumOf(rows)} Zeilen und ${Object.keys(videos).length} Videos: ${file}`);
  },
});
