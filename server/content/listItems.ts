import type { ContentItem } from '../../src/contract/content';
import type { Database } from '../database/tables';
import { conflict, notFound } from '../http/errors';
import { isoOrNull } from '../system/time';
import { hasDraft, readItems, type StoredItem } from './items';
import { readUsage, type Usage } from './usage';

/** The names of those who have changed content, by their ids. */
export const readNames = async (
  db: Database,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
};

const toContentItem = (item: StoredItem, names: ReadonlyMap<number, string>, usage: Usage): ContentItem => ({
  ...item.draft,
  key: item.key,
  revision: item.revision,
  state: item.state,
  hasDraft: hasDraft(item),
  publishedId: item.publishedId,
  version: item.version,
  publishedAt: isoOrNull(item.publishedAt),
  changedAt: new Date(item.changedAt).toISOString(),
  changedBy: item.changedBy === null ? null : (names.get(item.changedBy) ?? null),
  ...usage,
});

/** Returns all items as they are sent. To be called in a transaction or on a snapshot. */
export const listItems = async (db: Database): Promise<ContentItem[]> => {
  const items = await readItems(db);
  const usageOf = await readUsage(db, items);
  const names = await readNames(
    db,
    [...items.values()].map(({ changedBy }) => changedBy),
  );
  return [...items.values()].map((item) => toContentItem(item, names, usageOf(item.key)));
};

/** Returns one item as it is sent, or null when it is not there. To be called in a transaction. */
export const presentItem = async (db: Database, key: string): Promise<ContentItem | null> =>
  (await listItems(db)).find((item) => item.key === key) ?? null;

/** Returns one item as it is sent. Throws 404 when it is not there. To be called in a transaction. */
export const demandPresentItem = async (db: Database, key: string): Promise<ContentItem> => {
  const present = await presentItem(db, key);
  if (!present) throw notFound('Diesen Inhalt');
  return present;
};

/** 409: somebody has changed an item meanwhile. `present` is the item as it is now [CT-11]. */
export const changedMeanwhile = (present: ContentItem | null) =>
  conflict('Das wurde inzwischen geändert. Bitte entscheide, was gelten soll.', present ?? undefined);
