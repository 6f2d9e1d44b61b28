import { type Kysely, type Migration, sql } from 'kysely';

const addColumns = async (db: Kysely<unknown>, table: string, contents: readonly string[]) => {
  await db.schema
    .alterTable(table)
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable(table)
    .addColumn('tag', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const length = sql.join(
    contents.map((content) => sql`length(${sql.ref(content)})`),
    sql` + `,
  );
  await sql`update ${sql.table(table)} set "bytes" = ${length}`.execute(db);
};

/** These have all that the checks need, so that the runs themselves, which may be long, are not read. */
const createIndexes = async (db: Kysely<unknown>) => {
  await db.schema
    .createIndex('screeningRunState')
    .on('screeningRun')
    .columns(['userId', 'startedAt', 'id', 'clientRevision', 'bytes', 'tag'])
    .execute();
  await db.schema.createIndex('exerciseRunSize').on('exerciseRun').columns(['userId', 'bytes']).execute();
  await db.schema
    .createIndex('chatMessageOfSender')
    .on('chatMessage')
    .columns(['chatroomId', 'senderId'])
    .execute();
};

/** What the limits of runs and messages are checked with, and a tag that changes with each screening run. */
export const sizes: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db, 'screeningRun', ['testRuns', 'exercises']);
    await addColumns(db, 'exerciseRun', ['runUnits']);
    await createIndexes(db);
  },
};
