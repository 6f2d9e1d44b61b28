import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import { installChangeLog } from '../changeLog/installChangeLog';
import type { Dialect } from '../dialect';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import type { Database, Tables } from '../tables';
import { clipUploads } from './clipUploads';
import type { CommitFollower } from './commitFollower';
import { SqliteLikeCompiler } from './compiler';
import { installCounters } from './counters';
import { postgresDialectAt } from './dialect';
import { LockingDriver } from './lockingDriver';
import { shared } from './shared';

class PostgresAdapterAt extends PostgresAdapter {
  readonly dialect: Dialect;

  constructor(url: string) {
    super();
    this.dialect = postgresDialectAt(url);
  }
}

class LockingDialect extends PostgresDialect {
  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly follower: CommitFollower | undefined,
  ) {
    super({ pool });
  }

  override createDriver() {
    return new LockingDriver(this.pool, this.follower);
  }

  override createQueryCompiler() {
    return new SqliteLikeCompiler();
  }

  override createAdapter() {
    return new PostgresAdapterAt(this.url);
  }
}

/** Whole numbers and sums of them: all that there are fit into a number, and pg would return texts. */
const numbers: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

const asNumbers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    numbers.includes(type) ? Number : types.getTypeParser(type, format),
};

/** Opens a PostgreSQL database as it is. */
export const connectPostgres = (
  url: string,
  options: PoolConfig = {},
  follower?: CommitFollower,
): Database => {
  const pool = new Pool({ connectionString: url, types: asNumbers, keepAlive: true, ...options });
  // A connection that is lost is no reason to end: the query that uses it fails, and the next one takes another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // As SQLite does, `in ()` finds nothing.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({ dialect: new LockingDialect(pool, url, follower), plugins });
};

/** Returns the schema that holds the tables. */
const schemaOf = async (db: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
};

/** Those of both databases, and what only PostgreSQL needs: one of both must stay the last. */
export const postgresMigrations = () => ({
  '0000Shared': shared,
  '0027ClipUploads': clipUploads,
  ...migrations,
});

/**
 * Opens a PostgreSQL database, brings it to the newest schema, and sees to it that changes are logged [DE-6]. Several
 * processes may start at once; a migration may take its time. Throws when a migration fails; the database is then
 * unchanged.
 */
export const openMigrated = async (url: string, options: PoolConfig = {}): Promise<Database> => {
  const db = connectPostgres(url, { max: 2, ...options });
  try {
    await migrate(db, postgresMigrations(), await schemaOf(db));
    await installCounters(db);
    await installChangeLog(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
};
