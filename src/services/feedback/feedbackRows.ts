import * as z from 'zod/mini';
import type { FeedbackRow } from '../../domain/feedback';
import { parseJson } from '../../domain/parseJson';
import { type RowStore, readRows } from '../rowStore';

const key = z.string();
const draft = z.object({ answers: z.record(z.string(), z.string()), comment: z.string() });

const rowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), key, draft }),
  z.object({ kind: z.literal('settled'), key }),
]);

/** Returns null if the row cannot be read. */
export const readFeedbackRow = (row: unknown): FeedbackRow | null => rowSchema.safeParse(row).data ?? null;

type RowName = Pick<FeedbackRow, 'kind' | 'key'>;

/** A draft and the settled state of one feedback are two rows, so that no tab overwrites one with the other. */
const nameOf = ({ kind, key }: RowName) => `${kind}/${key}`;

export const readAll = (rows: RowStore): Promise<FeedbackRow[]> => readRows(rows, readFeedbackRow);

export const write = async (rows: RowStore, row: FeedbackRow): Promise<void> => {
  await rows.setItem(nameOf(row), row);
};

export const remove = async (rows: RowStore, row: RowName): Promise<void> => {
  await rows.removeItem(nameOf(row));
};

const oldDraftsSchema = z.record(z.string(), z.unknown());
const oldSettledSchema = z.array(z.string());

/** redux-persist stores JSON texts within a JSON text. A draft that cannot be read becomes a row as well. */
const rowsOf = (item: string) => {
  const texts = Object(parseJson(item));
  const drafts = oldDraftsSchema.safeParse(parseJson(texts.drafts)).data ?? {};
  const settled = oldSettledSchema.safeParse(parseJson(texts.settled)).data ?? [];
  return [
    ...Object.entries(drafts).map(([key, draft]) => ({ kind: 'draft' as const, key, draft })),
    ...settled.map((key) => ({ kind: 'settled' as const, key })),
  ];
};

/**
 * Writes a row for each draft and each settled key in an item of redux-persist. May run again, if the tab was closed
 * before: a row that is there stays, and so does the removal of a draft whose feedback was settled meanwhile.
 */
export const takeOver = async (rows: RowStore, item: string): Promise<void> => {
  const names = new Set<string>();
  await rows.iterate((_row, name) => {
    names.add(name);
    return undefined;
  });
  for (const row of rowsOf(item)) {
    const isKnown = names.has(nameOf(row)) || names.has(nameOf({ kind: 'settled', key: row.key }));
    if (!isKnown) await rows.setItem(nameOf(row), row);
  }
};
