import { sql } from 'kysely';
import type { Client } from 'pg';
import { readCommitted } from '../database/postgres/journal';
import { connectPostgres } from '../database/postgres/openPostgres';
import { addNewLines, journalFileIn } from '../journal/journalFile';
import { linesOf } from '../journal/journalRows';

/**
 * Brings the erasures of the present database into the journal of a data folder: a server that was killed may not have noted
 * the last ones. Returns whether there is a database of a server.
 */
export const settlePresentTables = async (url: string, dataDir: string): Promise<boolean> => {
  const db = connectPostgres(url);
  try {
    const { rows } = await sql<{
      isThere: boolean;
    }>`select to_regclass(quote_ident(current_schema()) || '.instance')
      is not null as "isThere"`.execute(db);
    if (!rows[0]?.isThere) return false;
    const { id } = await db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
    addNewLines(journalFileIn(dataDir), linesOf(id, await readCommitted(db)));
    return true;
  } finally {
    await db.destroy();
  }
};

const namesIn = async (client: Client, query: string, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(query, [schema]);
  return rows.map(({ name }) => name);
};

const tables = `select quote_ident(relname) as name from pg_class
  where relnamespace = quote_ident($1)::regnamespace and relkind = 'r'`;
const functions = `select quote_ident(proname) || '()' as name from pg_proc
  where pronamespace = quote_ident($1)::regnamespace and pronargs = 0`;

const quoted = (schema: string): string => `"${schema.replaceAll('"', '""')}"`;

/** Drops, in one statement, what a schema has of these names: tables that refer to each other go together. */
const drop = async (client: Client, kind: 'table' | 'function', schema: string, names: readonly string[]) => {
  const all = names.map((name) => `${quoted(schema)}.${name}`).join(', ');
  if (all) await client.query(`drop ${kind} if exists ${all}`);
};

/**
 * Puts the tables of one schema, and the functions of their triggers, in the place of those of another one, in one
 * transaction: whenever the process is killed, one of the two is there, whole. It needs no right but that to the tables and to make some.
 * Throws when something that is not of this server hangs on a table, or when another program holds one.
 */
export const replaceTables = async (client: Client, from: string, to: string): Promise<void> => {
  const moved = {
    table: await namesIn(client, tables, from),
    function: await namesIn(client, functions, from),
  };
  await client.query(`begin; set local lock_timeout = '5s'`);
  try {
    // A function goes after the triggers that call it.
    for (const kind of ['table', 'function'] as const) {
      await drop(client, kind, to, moved[kind]);
    }
    for (const kind of ['table', 'function'] as const) {
      for (const name of moved[kind])
        await client.query(`alter ${kind} ${quoted(from)}.${name} set schema ${quoted(to)}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};
