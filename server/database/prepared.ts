import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables';

type Value = string | number | null;

/** Stands for a value in a query that is built before the value is known. */
class Placeholder {
  constructor(readonly name: string) {}
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Returns a query that is built once for each database, and then run with other values: to build one takes longer than
 * a short one runs. For queries that many requests make. The text of the query must not depend on the values.
 */
export const prepared = <Values extends Record<string, Value>, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): ((db: Database, values: Values) => Promise<Row[]>) => {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter, plugins } = db.getExecutor();
    // A plugin takes part in building the query. Transactions have the same adapter and the same plugins.
    const key = plugins.at(-1) ?? adapter;
    const query = built.get(key) ?? build(db, placeholders as Values).compile();
    built.set(key, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
