import { sql } from 'kysely';
import { columnOf, type LogTriggers, type Trigger } from '../changeLog/trigger';
import { takeLogLock } from './locks';

/** A random tag tells an entry from one with the same id in another copy of the database. */
const randomTag = 'left(gen_random_uuid()::text, 8)';

const differs = (columns: readonly string[]): string =>
  columns.map((column) => `OLD."${column}" is distinct from NEW."${column}"`).join(' or ');

/** `kind` is what SQL says before the name, and `when` what it says after it. */
const withFunction = (
  { name, table }: Pick<Trigger, 'name' | 'table'>,
  body: string,
  { kind = 'trigger', when }: { kind?: string; when: string },
): Trigger => ({
  name,
  table,
  sql: `create or replace function "${name}"() returns trigger language plpgsql as $$ begin \
${body}; return null; end $$; \
create ${kind} "${name}" after ${when} execute function "${name}"()`,
});

/**
 * The triggers of PostgreSQL. An entry gets its number while its transaction has a lock that no other one has, and
 * keeps it until everybody sees what was committed, also where somebody writes beside the server. So numbers become
 * visible in their order. Transactions of some people add their entries at the commit: they keep the lock for no
 * longer.
 */
export const postgresTriggers: LogTriggers = {
  adding: ({ name, table, event, changed, kind, state, row, owner }) => {
    const when = changed ? `when (${differs(changed)}) ` : '';
    const values = [randomTag, `'${kind}'`, columnOf(state, row, '0'), columnOf(state, owner, 'null')];
    const entry = `insert into "change" ("tag", "kind", "rowId", "ownerId") values (${values.join(', ')})`;
    return withFunction({ name, table }, `${takeLogLock}; ${entry}`, {
      kind: 'constraint trigger',
      when: `${event} on "${table}" deferrable initially immediate for each row ${when}`,
    });
  },
  pruning: (name, kept) => {
    const oldest = `delete from "change" where "id" <= NEW."id" - ${kept}`;
    return withFunction({ name, table: 'change' }, oldest, { when: 'insert on "change" for each row' });
  },
  present: async (db, prefix) => {
    const { rows } = await sql<Trigger>`select tgname as name, relname as "table",
        obj_description(pg_trigger.oid, 'pg_trigger') as sql
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and tgname like ${`${prefix}%`}`.execute(db);
    return rows;
  },
  // PostgreSQL rewrites what it stores. A comment keeps the statement, and goes with the trigger.
  make: async (db, { name, table, sql: statements }) => {
    await sql.raw(statements).execute(db);
    await sql`comment on trigger ${sql.ref(name)} on ${sql.table(table)} is ${sql.lit(statements)}`.execute(
      db,
    );
  },
  drop: async (db, { name }) => {
    await sql`drop function ${sql.ref(name)}() cascade`.execute(db);
  },
  columnsOf: async (db, table) => {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = to_regclass(${`"${table}"`}) and attnum > 0 and not attisdropped
      order by attnum`.execute(db);
    return rows.map(({ name }) => name);
  },
};
