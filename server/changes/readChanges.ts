import { prepared } from '../database/prepared';
import { inSnapshot } from '../database/snapshot';
import type { Database } from '../database/tables';
import { type LogReader, type Position, readCursor, writeCursor } from './cursor';
import { fillPage } from './fillPage';
import { findEntries, findLastEntry, findLastSince, lastId, maxEntries } from './log';
import { Page } from './page';
import { unitsOf } from './units';
import { findView, type View } from './view';

/** The most bytes of a page, unless a single row has more [DE-6]. */
export const maxPageBytes = 1_000_000;

const findReader = async (db: Database, viewerId: number): Promise<LogReader> => {
  const { id, epoch } = await db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
  return { instance: id, epoch, viewerId };
};

/** What the log gives from a position on. */
interface Part {
  page: Page;
  position: Position;
  /** Whether the log has nothing more. */
  isLast: boolean;
}

/** Reads one part of the log, and what its entries are about. */
const readPart = async (
  db: Database,
  viewer: View['viewer'],
  from: Position,
  maxBytes: number,
): Promise<Part> => {
  const page = new Page(maxBytes);
  const last = await findLastSince(db, from.entry);
  if (last.id === from.entry.id && !from.within) return { page, position: from, isLast: true };
  const view = await findView(db, viewer);
  const entries = await findEntries(db, view, from.entry.id);
  const isCutOff = entries.length === maxEntries;
  const { id, tag } = (isCutOff && entries.at(-1)) || last;
  const rest = await fillPage(page, { db, view, from }, unitsOf(db, view, from, entries));
  return rest
    ? { page, position: rest, isLast: false }
    : { page, position: { entry: { id, tag }, within: null }, isLast: !isCutOff };
};

/** Returns an empty page with the cursor of this moment, as JSON. */
export const readPresent = (db: Database, viewer: View['viewer']): Promise<string> =>
  inSnapshot(db, async (snapshot) => {
    const position = { entry: await findLastEntry(snapshot), within: null };
    return new Page(maxPageBytes).toJson(writeCursor(await findReader(snapshot, viewer.id), position));
  });

/** Of which database the log is, and its last entry: in one query, so of one moment. */
const findPresent = prepared((db) =>
  db
    .selectFrom(['instance', 'change'])
    .select(['instance.id as instance', 'epoch', 'change.id', 'change.tag'])
    .where('change.id', '=', lastId(db)),
);

/**
 * Returns the cursor of somebody who has everything, or null when something is new. Throws 410 as `readCursor` does.
 */
const stillPresent = async (db: Database, viewer: View['viewer'], since: string): Promise<string | null> => {
  const [present] = await findPresent(db, {});
  if (!present) return null;
  const { instance, epoch, id, tag } = present;
  const reader = { instance, epoch, viewerId: viewer.id };
  const position = readCursor(reader, since);
  const isPresent = position.entry.id === id && position.entry.tag === tag && !position.within;
  return isPresent ? writeCursor(reader, position) : null;
};

/**
 * Returns the next page of what changed for somebody since a cursor, as JSON [DE-6]. It is empty only when there is
 * nothing more. Throws 410 when the cursor is not, or no longer, known here.
 */
export const readChanges = async (
  db: Database,
  viewer: View['viewer'],
  since: string,
  maxBytes: number,
): Promise<string> => {
  const present = await stillPresent(db, viewer, since);
  if (present !== null) return new Page(maxBytes).toJson(present);
  for (let cursor = since; ; ) {
    // Others are served between two parts.
    const { json, isFinal } = await inSnapshot(db, async (snapshot) => {
      const reader = await findReader(snapshot, viewer.id);
      const part = await readPart(snapshot, viewer, readCursor(reader, cursor), maxBytes);
      cursor = writeCursor(reader, part.position);
      return { json: part.page.toJson(cursor), isFinal: part.isLast || !part.page.isEmpty };
    });
    if (isFinal) return json;
  }
};
