import * as kysely from '../../node_modules/kysely/dist/cjs/index.js';
import { isRecorded, openRecord } from './statements';

/**
 * The package `kysely` as the tests and the server import it. It notes which statements each test file makes the server
 * run.
 */
export * from '../../node_modules/kysely/dist/cjs/index.js';

/** A dialect that notes the text of each statement. */
const recorded = (dialect: kysely.Dialect): kysely.Dialect => {
  const adapter = dialect.createAdapter();
  const note = openRecord(adapter);
  return {
    createAdapter: () => adapter,
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => {
      const compiler = dialect.createQueryCompiler();
      return {
        compileQuery: (...args) => {
          const query = compiler.compileQuery(...args);
          note(query.sql);
          return query;
        },
      };
    },
  };
};

export class Kysely<Tables> extends kysely.Kysely<Tables> {
  constructor(config: kysely.KyselyConfig) {
    super(isRecorded ? { ...config, dialect: recorded(config.dialect) } : config);
  }
}
