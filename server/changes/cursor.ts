import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { changesSchema } from '../../src/contract/changes';
import { gone } from '../http/errors';
import { rowKindsOfAthlete } from './rowKinds';

/**
 * A hash of the schema of the answer. It tells apart servers that answer with other fields: what one did not send,
 * another does not count as known.
 */
const shape = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(changesSchema)))
  .digest('base64url')
  .slice(0, 8);

const count = z.int().check(z.nonnegative());

/** How much was sent of an athlete to whom the caller has got the right: the rows of a kind up to an id. */
const withinSchema = z.object({
  athleteId: count,
  kind: z.enum(rowKindsOfAthlete),
  after: count,
});

/** In the log: everything up to the entry was sent. With `within` only so much of what the entry itself brings. */
const positionSchema = z.object({
  entry: z.object({ id: count, tag: z.string() }),
  within: z.nullable(withinSchema),
});

const cursorSchema = z.object({
  instance: z.string(),
  epoch: z.string(),
  shape: z.literal(shape),
  viewerId: count,
  position: positionSchema,
});

export type Within = z.infer<typeof withinSchema>;
export type Position = z.infer<typeof positionSchema>;

/** Who reads the log, and of which database it is. */
export interface LogReader {
  instance: string;
  epoch: string;
  viewerId: number;
}

/** 410: the app has to load everything anew [DE-6]. */
export const unknownCursor = () =>
  gone('Der Server weiß nicht mehr, was sich seitdem geändert hat. Bitte lade alle Daten neu.');

/** Returns a position as the text that the app keeps. */
export const writeCursor = (reader: LogReader, position: Position): string =>
  Buffer.from(JSON.stringify({ ...reader, shape, position })).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/**
 * Returns the position of a cursor. Throws 410 for a text that is no cursor, and for a cursor of another reader [DE-6].
 */
export const readCursor = (reader: LogReader, text: string): Position => {
  const { success, data } = cursorSchema.safeParse(parse(text));
  const isOurs =
    success &&
    data.instance === reader.instance &&
    data.epoch === reader.epoch &&
    data.viewerId === reader.viewerId;
  if (!isOurs) throw unknownCursor();
  return data.position;
};
