import { sql } from 'kysely';
import type { Database } from '../tables';

/** Sets the counter of a table's ids to the last id where one was given by hand, as SQLite does by itself. */
const functionStatement = `create or replace function "keep counter"() returns trigger language plpgsql as $$
declare counter regclass := pg_get_serial_sequence(tg_relid::regclass::text, 'id');
begin
  if NEW."id" > coalesce(pg_sequence_last_value(counter), 0) then perform setval(counter, NEW."id"); end if;
  return null;
end $$`;

/** Sees to it that no id is given twice, also where rows come with their ids, as the sample content does. */
export const installCounters = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ table: string }>`select attrelid::regclass::text as "table" from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and attname = 'id' and attidentity <> ''
        and not exists (select 1 from pg_trigger where tgrelid = attrelid and tgname = 'keep counter')`.execute(
      transaction,
    );
    if (rows.length === 0) return;
    await sql.raw(functionStatement).execute(transaction);
    for (const { table } of rows) {
      await sql`create trigger "keep counter" after insert on ${sql.raw(table)} for each row
        execute function "keep counter"()`.execute(transaction);
    }
  });
