import * as z from 'zod/mini';

/** Reads a JSON column. Throws when the content does not fit the schema, which means that the file is damaged. */
export const readJson = <Value>(schema: z.ZodMiniType<Value>, column: string): Value =>
  z.parse(schema, JSON.parse(column));

/**
 * Returns a row as JSON: its fields, and its columns that hold JSON as they are stored. These were checked when they
 * were written, so nothing reads them on the way out: they are long, and a list has many.
 */
export const rowToJson = (fields: object, columns: Readonly<Record<string, string | null>> = {}): string => {
  let json = JSON.stringify(fields).slice(0, -1);
  for (const name in columns) json += `,"${name}":${columns[name]}`;
  return `${json}}`;
};

/**
 * Returns what checks rows as JSON by a schema, each content only once. For rows that come from outside of the app, so
 * that nobody has checked them when they were written. Throws as `readJson` does.
 */
export const checkedOnce = <Value>(schema: z.ZodMiniType<Value>) => {
  const known = new Map<number, { json: string; checked: string }>();
  return (id: number, json: string): string => {
    const found = known.get(id);
    if (found?.json === json) return found.checked;
    const checked = JSON.stringify(readJson(schema, json));
    known.set(id, { json, checked });
    return checked;
  };
};

/** Returns values that are JSON already as a list. */
export const listToJson = (items: readonly string[]): string => `[${items.join(',')}]`;
