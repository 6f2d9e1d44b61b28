import type { Kysely, Migration } from 'kysely';

/** Verified addresses and the tokens of the links in mails. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    // Existing users can still sign in. A new account sets the column itself.
    await db.schema
      .alterTable('user')
      .addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable('verificationToken')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
      .execute();
    await db.schema
      .createTable('recoveryToken')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('usedAt', 'bigint')
      .addColumn('passwordHash', 'text')
      .execute();
  },
};
