/** A document that the server has answered. */
export type Row = object;

/** Stores the rows of tables, and resolves once the browser has said that they are stored. */
export type Store = (tables: ReadonlyMap<string, Row[]>) => Promise<void>;

/** Returns the name that the answers of one kind of call share: the path without its root, ids and query. */
const tableOf = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/api\//, '')
    .replaceAll(/\d+/g, 'n')
    .replaceAll(/\W+/g, '_');

/** Fetches answers, as many at a time as the browser does, and returns their rows by table. */
const fetchAll = async (paths: readonly string[], token: string): Promise<Map<string, Row[]>> => {
  const tables = new Map<string, Row[]>();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const body: Row | Row[] = await answer.json();
      const table = tableOf(path);
      tables.set(table, (tables.get(table) ?? []).concat(body));
    }),
  );
  return tables;
};

/** Lets the page fetch answers and store them. The benchmark calls `loadPaths`, and `store` of the page stores. */
export const offer = (store: Store): void => {
  const loadPaths = async (paths: readonly string[], token: string): Promise<number> => {
    const start = performance.now();
    await store(await fetchAll(paths, token));
    return performance.now() - start;
  };
  Object.assign(globalThis, { loadPaths });
};
