import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { migrations } from '../../../server/database/migrations';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { openDatabaseFile } from '../../../server/database/sqlite/openDatabaseFile';
import type { Database } from '../../../server/database/tables';
import { openDatabase } from '../../../server/instance/openDatabase';
import { makeFolder } from '../support';

const first = '0010Assignments';
const later = Object.entries(migrations).filter(([name]) => name >= first);

/** Opens a database as it was before assignments. */
const openFormer = async (dataDir: string): Promise<Database> => {
  for (const [name] of later) delete migrations[name];
  try {
    return (await openDatabaseFile(databaseFileIn(dataDir))).db;
  } finally {
    Object.assign(migrations, Object.fromEntries(later));
  }
};

/** Writes rows in the columns that the tables had then. */
const fill = async (db: Database) => {
  await sql`insert into "user" ("id", "firstName", "lastName", "authorities") values (1, 'A', 'B', '[]')`.execute(
    db,
  );
  await sql`insert into "screening" ("id", "name", "tests") values (3, 'Alt', '[]')`.execute(db);
  await sql`insert into "userScreening" ("id", "userId", "screeningId") values (4, 1, 3)`.execute(db);
  await sql`insert into "note" values (4, 'training', 4, 'Langsam.', null)`.execute(db);
  await sql`insert into "exerciseRun"
    ("id", "userId", "clientId", "clientRevision", "start", "startedAt", "completed", "runUnits")
    values (5, 1, 'x', 1, '2026-01-01T00:00:00Z', 0, 1, '[]')`.execute(db);
  await sql`insert into "feedback" values (5, 'Gut.', '[]')`.execute(db);
};

test('[AS-5] [AS-7] [NT-1] an older database keeps its assignments, notes and trainings', async () => {
  const dataDir = makeFolder();
  const former = await openFormer(dataDir);
  await fill(former);
  await former.destroy();
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  expect(await db.selectFrom('userScreening').selectAll().execute()).toEqual([
    {
      id: 4,
      userId: 1,
      screeningId: 3,
      intervalWeeks: null,
      assignedAt: null,
      planChanges: null,
      planRevision: 0,
      weeklyGoal: null,
    },
  ]);
  expect(await db.selectFrom('screening').select(['id', 'isPublished']).execute()).toEqual([
    { id: 3, isPublished: 1 },
  ]);
  expect(await db.selectFrom('note').selectAll().execute()).toMatchObject([
    { athleteNote: 'Langsam.', revision: 1, isRemoved: 0 },
  ]);
  expect(await db.selectFrom('exerciseRun').select(['id', 'ratedBy']).execute()).toEqual([
    { id: 5, ratedBy: null },
  ]);
  expect(await db.selectFrom('feedback').select(['comment', 'tag']).execute()).toEqual([
    { comment: 'Gut.', tag: '' },
  ]);
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});
