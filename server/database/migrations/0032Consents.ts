import { type Kysely, type Migration, sql } from 'kysely';

/** A paper has a day, and no time of the day. */
const oneDay = 24 * 60 * 60 * 1000;

const createTables = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('consentText')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('validFrom', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('consent')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('pain', 'integer', (column) => column.notNull())
    .addColumn('guardianName', 'text')
    .addColumn('guardianEmail', 'text')
    .addColumn('enteredBy', 'integer', (column) => column.references('user.id'))
    .addColumn('reason', 'text')
    .execute();
  await schema.createIndex('consentOfUser').on('consent').columns(['userId', 'id']).execute();
};

/** The text that is valid, and the last consent of each member: nothing else was kept. */
const moveStored = async (db: Kysely<unknown>) => {
  await sql`insert into "consentText" ("version", "text", "validFrom")
    select "consentVersion", "consentText",
      coalesce((select min("agreedAt") from "user" where "agreedVersion" = "consentVersion"), ${Date.now()})
    from "club"`.execute(db);
  await sql`insert into "consent"
      ("userId", "version", "what", "how", "at", "pain", "guardianName", "guardianEmail", "enteredBy")
    select "id", "agreedVersion", 'agreed',
      case when "agreedAt" % ${sql.lit(oneDay)} = 0 then 'paper'
        when "guardianName" is not null then 'guardian' else 'self' end,
      coalesce("agreedAt", 0), case when "painAgreedAt" is null then 0 else 1 end, "guardianName", "guardianEmail",
      case when "agreedAt" % ${sql.lit(oneDay)} = 0 then null else "id" end
    from "user" where "agreedVersion" is not null order by "user"."id"`.execute(db);
};

/** Every version of the club's text, and every consent as a row of its own [LV-1]. */
export const consents: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db);
    await moveStored(db);
    for (const column of ['consentText', 'consentVersion'])
      await db.schema.alterTable('club').dropColumn(column).execute();
    await db.schema
      .alterTable('instance')
      .addColumn('firstConsentVersion', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
