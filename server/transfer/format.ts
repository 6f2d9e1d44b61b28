import * as z from 'zod/mini';
import { migrations } from '../database/migrations';

/** The newest migration that both databases have: a file is read only by a server with the same tables. */
export const schemaName = Object.keys(migrations).toSorted().at(-1) ?? '';

const count = z.int().check(z.nonnegative());
const counts = z.record(z.string(), count);

/** The first line. */
export const headSchema = z.object({
  format: z.literal('athletik-screening'),
  version: z.literal(1),
  schema: z.string(),
});

/** Some rows of a table; each has its values in the order of the columns. */
const rowsSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

/** A part of a clip in base64. The parts of a clip follow each other. */
const partSchema = z.object({ video: z.string(), part: z.string() });

/** The last line: the last id of each table that counts its ids, and how many rows and bytes of clips there are. */
const endSchema = z.object({ counters: counts, rows: counts, videos: counts });

/** Each line after the first. */
export const lineSchema = z.union([rowsSchema, partSchema, endSchema]);

export type Head = z.infer<typeof headSchema>;
export type Rows = z.infer<typeof rowsSchema>;
export type Part = z.infer<typeof partSchema>;
export type End = z.infer<typeof endSchema>;
