import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Database } from './tables';

type Value = string | number;

/** Stands for a value in a query that is built before the value is known. */
class Placeholder {
  constructor(readonly name: string) {}
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Returns a query that is built once for each engine, and then run with other values: to build one takes longer than a short
 * one runs. For queries that many requests make. The text of the query must not depend on the values.
 */
export const prepared = <Values extends Record<string, Value>, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): ((db: Database, values: Values) => Promise<Row[]>) => {
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = built.get(adapter) ?? build(db, placeholders as Values).compile();
    built.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
