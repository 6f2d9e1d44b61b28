import type { Kysely, Migration } from 'kysely';

const createTables = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('contentItem')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('publishedBody', 'text')
    .addColumn('publishedId', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('publishedAt', 'bigint')
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('changedBy', 'integer', (column) => column.references('user.id'))
    .execute();
  await schema
    .createTable('contentVersion')
    .addColumn('key', 'text', (column) => column.notNull().references('contentItem.key'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('ids', 'text', (column) => column.notNull())
    .addColumn('publishedId', 'integer')
    .addColumn('publishedAt', 'bigint', (column) => column.notNull())
    .addColumn('publishedBy', 'integer', (column) => column.references('user.id'))
    .addPrimaryKeyConstraint('contentVersionKey', ['key', 'version'])
    .execute();
  await schema
    .createTable('contentId')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute();
};

const addColumns = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('screening').addColumn('itemKey', 'text').execute();
  await schema
    .alterTable('screening')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['easierId', 'harderId'])
    await schema.alterTable('exercise').addColumn(name, 'integer').execute();
  await schema.alterTable('exercise').addColumn('group', 'text').execute();
};

/**
 * Content that the club writes itself: items with drafts and versions [CT-1, CT-2]. What is there becomes items when a
 * server starts.
 */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db);
    await addColumns(db);
  },
};
