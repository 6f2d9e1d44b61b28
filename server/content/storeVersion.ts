import type { ContentBody } from '../../src/contract/content';
import type { Database } from '../database/tables';
import type { StoredItem } from './items';
import { type TestIds, writeIds } from './testIds';

/** Who publishes, and when. Nobody has published what was there before the club wrote its content itself. */
export interface Publisher {
  id: number | null;
  now: number;
}

interface Published {
  body: ContentBody;
  /** The id that athletes' content has; null for the lists. */
  id: number | null;
  ids?: TestIds;
}

const noIds: TestIds = new Map();

/** Stores what was published as the item's next version, which can be taken back [CT-11]. */
export const storeVersion = async (
  db: Database,
  item: Pick<StoredItem, 'key' | 'version'>,
  { body: { body }, id, ids = noIds }: Published,
  publisher: Publisher,
): Promise<void> => {
  const version = item.version + 1;
  const json = JSON.stringify(body);
  await db
    .insertInto('contentVersion')
    .values({
      key: item.key,
      version,
      body: json,
      ids: writeIds(ids),
      publishedId: id,
      publishedAt: publisher.now,
      publishedBy: publisher.id,
    })
    .execute();
  await db
    .updateTable('contentItem')
    .set({
      state: 'published',
      publishedBody: json,
      publishedId: id,
      version,
      publishedAt: publisher.now,
    })
    .where('key', '=', item.key)
    .execute();
};

/** Corrects the spelling of the present version, which stays the same one [CT-2]. */
export const correctVersion = async (
  db: Database,
  { key, version }: Pick<StoredItem, 'key' | 'version'>,
  { body }: ContentBody,
): Promise<void> => {
  const json = JSON.stringify(body);
  await db
    .updateTable('contentVersion')
    .set({ body: json })
    .where('key', '=', key)
    .where('version', '=', version)
    .execute();
  await db.updateTable('contentItem').set({ publishedBody: json }).where('key', '=', key).execute();
};
