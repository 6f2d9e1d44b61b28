import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { commonTables } from '../../../server/database/description';
import type { Place } from '../../../server/database/place';
import type { Database } from '../../../server/database/tables';
import { openDatabase } from '../../../server/instance/openDatabase';
import { exportClub } from '../../../server/transfer/exportClub';
import { readLines, writeLines } from '../../../server/transfer/files';
import { importClub } from '../../../server/transfer/importClub';
import { openVideos } from '../../../server/videos/openVideos';
import { makeFolder } from '../support';

/** Takes a club through a file from one database to another. Returns the last line of the export and of the import. */
export const transfer = async (from: { db: Database; place: Place }, to: { db: Database; place: Place }) => {
  const folder = makeFolder();
  const file = join(folder, 'club.jsonl.gz');
  const exported = await writeLines(file, (write) => exportClub(from.db, from.place, write));
  const imported = await importClub(to.db, to.place, readLines(file));
  rmSync(folder, { recursive: true });
  return { exported, imported };
};

/** Opens a place as one side of a transfer. */
export const openSide = async (place: Place) => ({ place, db: await openDatabase(place) });

/** Reads all rows and clips, and the ids that come next. */
export const everythingIn = async ({ db, place }: { db: Database; place: Place }) => {
  const rows: Record<string, unknown[]> = {};
  for (const { name, key } of commonTables) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    rows[name] = (await sql`select * from ${sql.table(name)} order by ${columns}`.execute(db)).rows;
  }
  const videos = openVideos(db, place.dataDir);
  const etags: Record<string, string | undefined> = {};
  for (const name of await videos.names()) etags[name] = (await videos.find(name))?.etag;
  return { rows, etags };
};
