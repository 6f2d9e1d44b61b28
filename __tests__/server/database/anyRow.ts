import { sql } from 'kysely';
import type { Database } from '../../../server/database/tables';
import { onPostgres } from '../postgres';

/** From now on lets a row refer to one that is not there. */
export const ignoreReferences = async (db: Database): Promise<void> => {
  if (onPostgres())
    await sql`do $$ declare one record; begin
      for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'f' loop
        execute format('alter table %s drop constraint %I', one.place, one.conname);
      end loop; end $$`.execute(db);
  else await sql`pragma foreign_keys = off`.execute(db);
};

/** Adds a row to each of these tables that is empty. It has something in the columns that must not be empty. */
export const fillEmpty = async (db: Database, tables: readonly string[]): Promise<void> => {
  const present = await db.introspection.getTables();
  for (const { name, columns } of present.filter((table) => tables.includes(table.name))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) continue;
    const needed = columns.filter(
      (column) => !column.isNullable && !column.isAutoIncrementing && !column.hasDefaultValue,
    );
    if (needed.length === 0) {
      await sql`insert into ${sql.table(name)} default values`.execute(db);
      continue;
    }
    const names = sql.join(needed.map((column) => sql.ref(column.name)));
    const values = sql.join(needed.map(({ dataType }) => (dataType === 'text' ? '' : 1)));
    await sql`insert into ${sql.table(name)} (${names}) values (${values})`.execute(db);
  }
};
