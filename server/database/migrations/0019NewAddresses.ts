import { type Kysely, type Migration, sql } from 'kysely';

/** The link to a new address ends, and one that was used stays recognisable. Those from before had no end. */
export const newAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('verificationToken').addColumn('expiresAt', 'bigint').execute();
    await db.schema.alterTable('verificationToken').addColumn('usedAt', 'bigint').execute();
    await sql`delete from ${sql.table('verificationToken')} where ${sql.ref('email')} is not null`.execute(
      db,
    );
  },
};
