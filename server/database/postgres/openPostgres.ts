import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import { installChangeLog } from '../changeLog/installChangeLog';
import type { Engine } from '../engine';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import type { Database, Tables } from '../tables';
import { SqliteLikeCompiler } from './compiler';
import { installCounters } from './counters';
import { PostgresEngineDriver } from './driver';
import { postgresEngineAt } from './engine';
import { patience } from './patience';
import { shared } from './shared';

class EngineAdapter extends PostgresAdapter {
  readonly engine: Engine;

  constructor(url: string) {
    super();
    this.engine = postgresEngineAt(url);
  }
}

class EngineDialect extends PostgresDialect {
  constructor(
    private readonly pool: Pool,
    private readonly url: string,
  ) {
    super({ pool });
  }

  override createDriver() {
    return new PostgresEngineDriver(this.pool);
  }

  override createQueryCompiler() {
    return new SqliteLikeCompiler();
  }

  override createAdapter() {
    return new EngineAdapter(this.url);
  }
}

/** Whole numbers and sums of them: all that there are fit into a number, and pg would return texts. */
const numbers: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

const asNumbers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    numbers.includes(type) ? Number : types.getTypeParser(type, format),
};

const connect = (url: string, limits: PoolConfig): Database => {
  const pool = new Pool({ connectionString: url, types: asNumbers, keepAlive: true, ...limits });
  // A connection that is lost is no reason to end: the query that uses it fails, and the next one takes another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // As SQLite does, `in ()` finds nothing.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({ dialect: new EngineDialect(pool, url), plugins });
};

/** Those of both databases, and before them what only PostgreSQL needs: a later one of both must stay the last. */
const allMigrations = () => ({ '0000Shared': shared, ...migrations });

/** Brings the schema to the newest state. Several processes may start at once; a migration may take its time. */
const prepare = async (url: string): Promise<void> => {
  const db = connect(url, { max: 2 });
  try {
    await migrate(db, allMigrations());
    await installCounters(db);
    await installChangeLog(db);
  } finally {
    await db.destroy();
  }
};

/** Opens a PostgreSQL database by its address, such as `postgres://user:password@host/name`. */
export const openPostgres = async (url: string): Promise<Database> => {
  await prepare(url);
  return connect(url, patience);
};
