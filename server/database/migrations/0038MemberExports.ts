import type { Kysely, Migration } from 'kysely';

/** Who downloaded a member's data for them, when and why [LV-4]. */
export const memberExports: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('memberExport')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('exportedBy', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('memberExportOfUser').on('memberExport').columns(['userId', 'id']).execute();
  },
};
