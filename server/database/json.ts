import * as z from 'zod/mini';

/** Reads a JSON column. Throws when it does not hold what the contract says: then the file is damaged. */
export const readJson = <Value>(schema: z.ZodMiniType<Value>, column: string): Value =>
  z.parse(schema, JSON.parse(column));
