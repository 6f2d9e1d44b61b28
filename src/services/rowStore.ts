/** The methods of a localforage store that hold rows, each under its name. */
export interface RowStore {
  /** Visits every row. A visitor that returns a value would end the iteration. */
  iterate(visit: (row: unknown, name: string) => undefined): Promise<unknown>;
  setItem(name: string, row: unknown): Promise<unknown>;
  removeItem(name: string): Promise<unknown>;
  clear(): Promise<void>;
}

/** Returns all rows that can be read. `read` returns null for a row that cannot; such a row is kept unchanged. */
export const readRows = async <Row>(rows: RowStore, read: (row: unknown) => Row | null): Promise<Row[]> => {
  const readable: Row[] = [];
  await rows.iterate((row) => {
    const result = read(row);
    if (result) readable.push(result);
    return undefined;
  });
  return readable;
};
