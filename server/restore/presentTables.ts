import { sql } from 'kysely';
import type { Client } from 'pg';
import { connectPostgres } from '../database/postgres/connect';
import { addNewLines, journalFileIn } from '../journal/journalFile';
import { linesOf } from '../journal/journalRows';
import { readCommitted } from '../journal/postgresCommits';

/**
 * Brings the erasures of the present database into the journal of a data folder: a server that was killed may not have
 * noted the last ones. Returns whether there is a database of a server.
 */
export const notePresentErasures = async (url: string, dataDir: string): Promise<boolean> => {
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

type Kind = 'table' | 'function';

const namesIn = async (client: Client, query: string, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(query, [schema]);
  return rows.map(({ name }) => name);
};

const tablesIn = `select quote_ident(relname) as name from pg_class
  where relnamespace = quote_ident($1)::regnamespace and relkind = 'r'`;
const functionsIn = `select quote_ident(proname) || '()' as name from pg_proc
  where pronamespace = quote_ident($1)::regnamespace and pronargs = 0`;

const quoted = (schema: string): string => `"${schema.replaceAll('"', '""')}"`;

/** Drops, in one statement, what a schema has of these names: tables that refer to each other go together. */
const drop = (kind: Kind, schema: string, names: readonly string[]): string[] => {
  const all = names.map((name) => `${quoted(schema)}.${name}`).join(', ');
  return all === '' ? [] : [`drop ${kind} if exists ${all}`];
};

const move = (kind: Kind, from: string, to: string, names: readonly string[]): string[] =>
  names.map((name) => `alter ${kind} ${quoted(from)}.${name} set schema ${quoted(to)}`);

/**
 * Puts the tables of one schema, and the functions of their triggers, in the place of those of another one, in one
 * transaction: whenever the process is killed, one of the two is there, whole. It needs no right but to make tables
 * there, and to drop the former ones. Throws when something that is not of this server hangs on a table, or when
 * another program holds one.
 */
export const replaceTables = async (client: Client, from: string, to: string): Promise<void> => {
  const [tables, functions] = [
    await namesIn(client, tablesIn, from),
    await namesIn(client, functionsIn, from),
  ];
  const statements = [
    'begin',
    `set local lock_timeout = '5s'`,
    // A function goes after the triggers that call it.
    ...drop('table', to, tables),
    ...drop('function', to, functions),
    ...move('table', from, to, tables),
    ...move('function', from, to, functions),
    'commit',
  ];
  // A connection whose transaction has failed is not used again.
  await client.query(statements.join(';\n'));
};
