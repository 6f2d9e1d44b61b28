import * as z from 'zod/mini';
import { chatMessagePostSchema } from '../../contract/chat';
import { feedbackSchema } from '../../contract/feedback';
import { notePostSchema } from '../../contract/notes';
import { morningPainPostSchema } from '../../contract/pain';
import { noteSchema, userScreeningSchema } from '../../contract/schemas';
import type { Entry, EntryOf } from '../../domain/outbox';
import { unknownOrigin } from '../../domain/owner';
import { sentName } from '../../domain/sentEntries';
import { failureSchema } from '../failureSchema';
import { originSchema } from '../originSchema';
import { type RowStore, readRows } from '../rowStore';

/** Where redux-persist stored the messages of older app versions, in one list. */
export interface OldList {
  getItem(key: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

const oldKey = 'persist:outbox';

const { clientId, senderId, recipientId, content } = chatMessagePostSchema.shape;

const entryFields = {
  clientId,
  writtenBy: senderId,
  writtenAt: z.iso.datetime(),
  isTried: z.boolean(),
  refusal: z.nullable(z.string()),
  // Older app versions did not store the last two.
  failure: z._default(z.nullable(failureSchema), null),
  origin: z._default(originSchema, unknownOrigin),
};

/** Older app versions did not store a conflict. */
const conflictOf = <Present>(present: z.ZodMiniType<Present>) => z._default(z.nullable(present), null);

const noConflict = z._default(z.null(), null);

const { id, userId, screeningId } = userScreeningSchema.shape;

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...entryFields,
    kind: z.literal('message'),
    payload: z.object({ recipientId, content }),
    conflict: noConflict,
  }),
  z.object({
    ...entryFields,
    kind: z.literal('feedback'),
    payload: z.object({
      ...z.pick(feedbackSchema, { comment: true, answers: true }).shape,
      exerciseRunId: z.nullable(feedbackSchema.shape.exerciseRunId),
      exerciseRunClientId: z.nullable(z.string()),
    }),
    conflict: noConflict,
  }),
  z.object({
    ...entryFields,
    kind: z.literal('pain'),
    payload: z.object({
      exerciseRunId: z.nullable(feedbackSchema.shape.exerciseRunId),
      exerciseRunClientId: z.nullable(z.string()),
      ...z.pick(morningPainPostSchema, { value: true, at: true }).shape,
    }),
    conflict: noConflict,
  }),
  z.object({
    ...entryFields,
    kind: z.literal('note'),
    payload: z.extend(notePostSchema, { userId, revision: z.int().check(z.nonnegative()) }),
    conflict: conflictOf(noteSchema),
  }),
  z.object({
    ...entryFields,
    kind: z.literal('assignment'),
    payload: z.object({
      userId,
      screeningId,
      intervalWeeks: z.nullable(z.int()),
      base: z.nullable(id),
    }),
    conflict: conflictOf(userScreeningSchema),
  }),
]);

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

/** Returns the entry of a row, or null if the row cannot be read. Such a row is kept unchanged. */
export const readEntry = (row: unknown): Entry | null => {
  const entry = entrySchema.safeParse(row);
  if (entry.success) return entry.data;
  const old = oldMessageSchema.safeParse(row);
  return old.success ? asEntry(old.data) : null;
};

/** How long sent entries are kept, in milliseconds: 15 days [ON-6]. */
const keptFor = 15 * 24 * 60 * 60 * 1000;

const sentSchema = z.object({ sentAt: z.number(), entry: entrySchema });

/** Returns a reader of the entries that were sent in the last 15 days. */
const sentReader =
  (now: number) =>
  (row: unknown): Entry | null => {
    const { data } = sentSchema.safeParse(row);
    return data && data.sentAt > now - keptFor ? data.entry : null;
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
