import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type ContentBody, type ContentKind, contentBodySchema } from '../../src/contract/content';
import { isSameJson } from '../../src/domain/sameJson';
import type { Database } from '../database/tables';
import type { ContentItemTable } from '../database/tables/content';
import { notFound } from '../http/errors';

type ItemRow = Selectable<ContentItemTable>;

/** An item as stored. `draft` is what is published where nobody has written a draft. */
export interface StoredItem extends Omit<ItemRow, 'kind' | 'body' | 'publishedBody'> {
  draft: ContentBody;
  published: ContentBody | null;
}

/** Returns a body that is stored as JSON. Throws when it is damaged. */
export const readBody = (kind: ContentKind, body: string): ContentBody =>
  z.parse(contentBodySchema, { kind, body: JSON.parse(body) });

const toItem = ({ kind, body, publishedBody, ...row }: ItemRow): StoredItem => ({
  ...row,
  draft: readBody(kind, body),
  published: publishedBody === null ? null : readBody(kind, publishedBody),
});

/** Returns all items, by key. The order says nothing. */
export const readItems = async (db: Database): Promise<ReadonlyMap<string, StoredItem>> => {
  const rows = await db.selectFrom('contentItem').selectAll().orderBy('key').execute();
  return new Map(rows.map((row) => [row.key, toItem(row)]));
};

/** Returns one item, or undefined. */
export const findItem = async (db: Database, key: string): Promise<StoredItem | undefined> => {
  const row = await db.selectFrom('contentItem').selectAll().where('key', '=', key).executeTakeFirst();
  return row && toItem(row);
};

/** Whether the draft differs from what is published. */
export const hasDraft = ({ draft, published }: Pick<StoredItem, 'draft' | 'published'>): boolean =>
  published === null || !isSameJson(draft.body, published.body);

/** The name of an item for people; a list has '', as there is one of its kind. */
export const nameOf = ({ body }: ContentBody): string => ('name' in body ? body.name : '');

/** Returns the item that somebody names. Throws 404 when it is not there. */
export const demandItem = async (db: Database, key: string): Promise<StoredItem> => {
  const item = await findItem(db, key);
  if (!item) throw notFound('Diesen Inhalt');
  return item;
};
