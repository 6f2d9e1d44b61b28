import * as z from 'zod/mini';
import { chatMessagePostSchema } from '../../contract/chat';
import type { WaitingMessage } from '../../domain/chat';

/** What the outbox needs of a localforage store. */
export interface RowStore {
  /** Visits every row; ends early when the visitor answers anything. */
  iterate(visit: (row: unknown) => undefined): Promise<unknown>;
  setItem(key: string, row: unknown): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

/** Where redux-persist kept the messages of older apps, all in one list. */
export interface OldList {
  getItem(key: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

const oldKey = 'persist:outbox';

const waitingMessageSchema = z.extend(chatMessagePostSchema, {
  writtenAt: z.iso.datetime(),
  refusal: z.nullable(z.string()),
});

/** A text within a text, as redux-persist wrote it. */
const oldListSchema = z.object({ messages: z.string() });

/** The message of a row, or null when the row cannot be read; such a row stays where it is and is left alone. */
const read = (row: unknown): WaitingMessage | null => waitingMessageSchema.safeParse(row).data ?? null;

/** The entries of an old list, or null when there is none that can be read. */
const oldEntries = (stored: unknown): unknown[] | null => {
  try {
    const list: unknown = JSON.parse(oldListSchema.parse(JSON.parse(String(stored))).messages);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
};

/** Makes a row of each entry and only then forgets the list, so that a tab that ends in between has lost nothing. */
export const takeOver = async (rows: RowStore, oldList: OldList): Promise<void> => {
  const entries = oldEntries(await oldList.getItem(oldKey));
  if (!entries) return;
  for (const [index, entry] of entries.entries()) {
    await rows.setItem(read(entry)?.clientId ?? `unreadable-${index}`, entry);
  }
  await oldList.removeItem(oldKey);
};

/** The messages of all rows that can be read. */
export const readAll = async (rows: RowStore): Promise<WaitingMessage[]> => {
  const messages: WaitingMessage[] = [];
  await rows.iterate((row) => {
    const message = read(row);
    if (message) messages.push(message);
    return undefined;
  });
  return messages;
};
