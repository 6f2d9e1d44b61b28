import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables';

type Value = string | number | null;

/** Stands for a value in a query that is built before the value is known. */
class Placeholder {
  constructor(readonly name: string) {}
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** A query that comes again and again, under a name that no other one has. PostgreSQL plans it once a connection. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name: string;
}

let count = 0;

const named = <Row>(query: CompiledQuery<Row>): NamedQuery<Row> => {
  count += 1;
  return { ...query, name: `prepared ${count}` };
};

/**
 * Returns a query that is built once for each database, and then run with other values: to build one takes longer than
 * a short one runs. For queries that many requests make. The text of the query must not depend on the values.
 */
export const prepared = <Values extends Record<string, Value>, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): ((db: Database, values: Values) => Promise<Row[]>) => {
  const built = new WeakMap<object, NamedQuery<Row>>();
  return async (db, values) => {
    const { adapter, plugins } = db.getExecutor();
    // A plugin takes part in building the query. Transactions have the same adapter and the same plugins.
    const key = plugins.at(-1) ?? adapter;
    const query = built.get(key) ?? named(build(db, placeholders as Values).compile());
    built.set(key, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
