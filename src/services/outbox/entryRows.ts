import * as z from 'zod/mini';
import { chatMessagePostSchema } from '../../contract/chat';
import { isEntryKind } from '../../domain/entryKinds';
import type { Entry, EntryOf } from '../../domain/outbox';
import { unknownOrigin } from '../../domain/owner';
import { sentName } from '../../domain/sentEntries';
import { type RowStore, readRows } from '../rowStore';
import { entryFields, entrySchemas } from './entryKinds';

export { sentName };

/** Where redux-persist stored the messages of older app versions, in one list. */
export interface OldList {
  getItem(key: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

const oldKey = 'persist:outbox';

/** A row of an older app version, which had only messages. */
const oldMessageSchema = z.extend(chatMessagePostSchema, {
  writtenAt: entryFields.writtenAt,
  refusal: entryFields.refusal,
});

const asEntry = (message: z.infer<typeof oldMessageSchema>): EntryOf<'message'> => ({
  clientId: message.clientId,
  kind: 'message',
  payload: { recipientId: message.recipientId, content: message.content },
  writtenBy: message.senderId,
  writtenAt: message.writtenAt,
  isTried: true,
  refusal: message.refusal,
  failure: null,
  origin: unknownOrigin,
  conflict: null,
});

/** Returns the entry of a row that names its kind, or null if the row cannot be read. */
const readKind = (row: unknown): Entry | null => {
  const { kind } = Object(row);
  return isEntryKind(kind) ? (entrySchemas[kind].safeParse(row).data ?? null) : null;
};

const readOld = (row: unknown): Entry | null => {
  const { data } = oldMessageSchema.safeParse(row);
  return data ? asEntry(data) : null;
};

/** Returns the entry of a row, or null if the row cannot be read. Such a row is kept unchanged. */
export const readEntry = (row: unknown): Entry | null => readKind(row) ?? readOld(row);

/** How long sent entries are kept, in milliseconds: 15 days [ON-6]. */
const keptFor = 15 * 24 * 60 * 60 * 1000;

const sentSchema = z.object({ sentAt: z.number(), entry: z.unknown() });

/** Returns a reader of the entries that were sent in the last 15 days. */
const sentReader =
  (now: number) =>
  (row: unknown): Entry | null => {
    const { data } = sentSchema.safeParse(row);
    return data && data.sentAt > now - keptFor ? readKind(data.entry) : null;
  };

export const readSent = (rows: RowStore, now: number): Promise<Entry[]> => readRows(rows, sentReader(now));

/** Writes the copy of a sent entry, and removes the copies that `readSent` passes over. */
const writeSent = async (sentRows: RowStore, entry: Entry, now: number): Promise<void> => {
  const read = sentReader(now);
  const outdated: string[] = [];
  await sentRows.iterate((row, name) => {
    if (!read(row)) outdated.push(name);
    return undefined;
  });
  for (const name of outdated) await sentRows.removeItem(name);
  await sentRows.setItem(sentName(entry), { sentAt: now, entry });
};

/** Moves an entry to the sent ones. If there is no space for the copy, it goes nevertheless: the server has it. */
export const moveToSent = async (
  rows: RowStore,
  sentRows: RowStore,
  entry: Entry,
  now: number,
): Promise<void> => {
  await writeSent(sentRows, entry, now).catch(() => undefined);
  await rows.removeItem(entry.clientId);
};

/** redux-persist stores JSON texts within a JSON text. */
const oldListSchema = z.object({ messages: z.string() });

/** Returns the items of an old list, or null if there is no readable list. */
const oldItems = (stored: unknown): unknown[] | null => {
  try {
    const list: unknown = JSON.parse(oldListSchema.parse(JSON.parse(String(stored))).messages);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
};

/**
 * Writes a row for each item and only then removes the list, so that nothing is lost if the tab is closed in between.
 */
export const takeOver = async (rows: RowStore, oldList: OldList): Promise<void> => {
  const items = oldItems(await oldList.getItem(oldKey));
  if (!items) return;
  for (const [index, item] of items.entries()) {
    await rows.setItem(readEntry(item)?.clientId ?? `unreadable-${index}`, item);
  }
  await oldList.removeItem(oldKey);
};

/** Returns the entries of all readable rows. */
export const readAll = (rows: RowStore): Promise<Entry[]> => readRows(rows, readEntry);
