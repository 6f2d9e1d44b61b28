import { Client } from 'pg';

/** The empty database that the tests copy. */
export const template = 'empty_club';

/** Whether the tests run on PostgreSQL, see `jest.postgres.config.mjs`. */
export const onPostgres = () => process.env.TEST_POSTGRES !== undefined;

/** Returns the address of a database of the run's PostgreSQL. */
export const urlOf = (name: string): string => `${process.env.TEST_POSTGRES}${name}`;

/** Returns the rows of a query in a database, over a connection of its own. */
export const ask = async (name: string, query: string): Promise<Record<string, unknown>[]> => {
  const client = new Client(urlOf(name));
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
};

/** Tells schemas apart by their columns, triggers and constraints. */
const schemaHash = `select md5(string_agg(part, ',' order by part)) as hash from (
  select concat_ws(' ', attrelid::regclass, attname, atttypid) as part from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and not attisdropped
  union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', conrelid::regclass, conname) from pg_constraint
    where connamespace = 'public'::regnamespace
) as parts`;

/**
 * Does something with each table `%1$I`, and the file `%2$L` of its rows in the demo club, which PostgreSQL keeps in
 * its own folder.
 */
const withEachTable = (statement: string) => `
  do $$ declare one text; begin
    for one in select tablename from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('${statement}', one, current_setting('data_directory') || '/demo-' || one);
    end loop;
  end $$;`;

/** Empties each table as if nothing had ever been in it. Lets nothing log what is written until the connection ends. */
const emptyTables = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  set session_replication_role = replica;
  ${withEachTable('delete from %1$I')}
  do $$ declare one text; begin
    for one in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' loop
      perform setval(one, 1, false);
    end loop;
  end $$;`;

/** The database is another one then. */
const beginAnew = `
  insert into "instance" ("id", "epoch") values (gen_random_uuid(), gen_random_uuid());
  insert into "change" ("tag", "kind", "rowId") values (left(gen_random_uuid()::text, 8), 'start', 0)`;

const keepRows = withEachTable('copy %1$I to %2$L (format binary)');

/** Puts the rows of the demo club into the empty tables, and lets the ids go on after them. */
const copyRows = `${withEachTable('copy %1$I from %2$L (format binary)')}
  do $$ declare one text; begin
    for one in select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attname = 'id' and attidentity <> '' loop
      execute format('select setval(pg_get_serial_sequence(%L, ''id''), max("id")) from %s', one, one);
    end loop;
  end $$;
  update "instance" set "id" = gen_random_uuid(), "epoch" = gen_random_uuid();
  update "change" set "tag" = left(gen_random_uuid()::text, 8)`;

/** Returns whether a database has the newest schema. */
const isNewest = async (client: Client): Promise<boolean> =>
  (await client.query(schemaHash)).rows[0].hash === process.env.TEST_POSTGRES_SCHEMA;

/** What a database has at the beginning. */
export type Contents = 'no schema' | 'newest schema' | 'demo club';

const fillOf = (contents: Contents) => `${emptyTables}${contents === 'demo club' ? copyRows : beginAnew}`;

/**
 * A connection to each used database. Opening one, with its cold caches, takes ten times as long as filling the tables.
 */
const kept = new Map<string, Client>();

const keptClient = async (name: string): Promise<Client> => {
  const known = kept.get(name);
  if (known) return known;
  const client = new Client(urlOf(name));
  await client.connect();
  // A test may cut it, or drop the database.
  client.on('error', () => {}).once('end', () => kept.delete(name));
  kept.set(name, client);
  return client;
};

/** Ends the connections that are kept for the tests of a file. */
export const endKeptConnections = async (): Promise<void> => {
  for (const client of kept.values()) await client.end();
};

/**
 * Fills a database anew. Returns false when it does not exist, or when a test has changed its schema or cut its
 * connection.
 */
const refill = async (name: string, fill: string): Promise<boolean> => {
  try {
    const client = await keptClient(name);
    if (!(await isNewest(client))) return false;
    await client.query(fill);
    return true;
  } catch {
    return false;
  }
};

/** Makes a database with those contents. Copying one takes ten times as long as filling one. */
export const makeDatabase = async (name: string, contents: Contents): Promise<void> => {
  const hasSchema = contents !== 'no schema';
  const fill = fillOf(contents);
  if (hasSchema && (await refill(name, fill))) return;
  await ask('postgres', `drop database if exists ${name} with (force)`);
  await ask('postgres', `create database ${name} template ${hasSchema ? template : 'template0'}`);
  if (hasSchema) await (await keptClient(name)).query(fill);
};

/** Notes the rows of the demo club, which a database has, for those that are made with them. */
export const noteDemoClub = (name: string) => ask(name, keepRows);

/** Notes the schema of the database that the tests copy. */
export const noteSchema = async (): Promise<void> => {
  const [row] = await ask(template, schemaHash);
  process.env.TEST_POSTGRES_SCHEMA = String(row?.hash);
};
