import * as z from 'zod/mini';
import { chatMessagePostSchema } from '../../contract/chat';
import { feedbackSchema } from '../../contract/feedback';
import type { Entry, EntryOf } from '../../domain/outbox';

/** The methods of a localforage store that the outbox uses. */
export interface RowStore {
  /** Visits every row. A visitor that returns a value would end the iteration. */
  iterate(visit: (row: unknown) => undefined): Promise<unknown>;
  setItem(key: string, row: unknown): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

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
};

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...entryFields,
    kind: z.literal('message'),
    payload: z.object({ recipientId, content }),
  }),
  z.object({
    ...entryFields,
    kind: z.literal('feedback'),
    payload: z.object({
      ...z.pick(feedbackSchema, { comment: true, answers: true }).shape,
      exerciseRunId: z.nullable(feedbackSchema.shape.exerciseRunId),
      exerciseRunClientId: z.nullable(z.string()),
    }),
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
});

/** Returns the entry of a row, or null if the row cannot be read. Such a row is kept unchanged. */
const read = (row: unknown): Entry | null => {
  const entry = entrySchema.safeParse(row);
  if (entry.success) return entry.data;
  const old = oldMessageSchema.safeParse(row);
  return old.success ? asEntry(old.data) : null;
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
    await rows.setItem(read(item)?.clientId ?? `unreadable-${index}`, item);
  }
  await oldList.removeItem(oldKey);
};

/** Returns the entries of all readable rows. */
export const readAll = async (rows: RowStore): Promise<Entry[]> => {
  const entries: Entry[] = [];
  await rows.iterate((row) => {
    const entry = read(row);
    if (entry) entries.push(entry);
    return undefined;
  });
  return entries;
};
