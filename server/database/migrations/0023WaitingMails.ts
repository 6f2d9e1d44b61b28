import type { Kysely, Migration } from 'kysely';

/** What is tried again, also after a restart: invitations, notices, and what is in the way of all mails. */
export const waitingMails: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('invitation').addColumn('failingSince', 'bigint').execute();
    for (const name of ['tries', 'nextAt'])
      await schema
        .alterTable('invitation')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    await schema
      .createTable('waitingNotice')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('failingSince', 'bigint')
      .addColumn('tries', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('nextAt', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('mailWay')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('fault', 'text', (column) => column.notNull())
      .addColumn('failingSince', 'bigint')
      .addColumn('tries', 'bigint', (column) => column.notNull())
      .addColumn('nextAt', 'bigint', (column) => column.notNull())
      .execute();
  },
};
