import type { ContentVersion } from '../../src/contract/content';
import type { Database } from '../database/tables';
import { readBody, type StoredItem } from './items';
import { readNames } from './listItems';

/** Returns what was published of an item, newest first [CT-11]. */
export const listVersions = async (db: Database, { key, draft }: StoredItem): Promise<ContentVersion[]> => {
  const rows = await db
    .selectFrom('contentVersion')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .execute();
  const names = await readNames(
    db,
    rows.map(({ publishedBy }) => publishedBy),
  );
  return rows.map(({ version, body, publishedAt, publishedBy }) => ({
    version,
    publishedAt: new Date(publishedAt).toISOString(),
    publishedBy: publishedBy === null ? null : (names.get(publishedBy) ?? null),
    body: readBody(draft.kind, body).body,
  }));
};
