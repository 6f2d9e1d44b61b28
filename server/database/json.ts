import * as z from 'zod/mini';

/** Reads a JSON column. Throws when the content does not fit the schema, which means that the file is damaged. */
export const readJson = <Value>(schema: z.ZodMiniType<Value>, column: string): Value =>
  z.parse(schema, JSON.parse(column));
