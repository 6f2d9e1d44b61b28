import type { ContentBody, ContentDraft } from '../../src/contract/content';
import { isSameJson } from '../../src/domain/sameJson';
import type { Database } from '../database/tables';
import { notFound, unprocessable } from '../http/errors';
import { readBody, type StoredItem } from './items';
import { changedMeanwhile, presentItem } from './listItems';
import type { Publisher } from './storeVersion';

/** Stores another body as the draft of an item. */
const storeDraft = (
  db: Database,
  { key, revision }: Pick<StoredItem, 'key' | 'revision'>,
  { body }: ContentBody,
  { id, now }: Publisher,
) =>
  db
    .updateTable('contentItem')
    .set({ body: JSON.stringify(body), revision: revision + 1, changedAt: now, changedBy: id })
    .where('key', '=', key)
    .execute();

const addDraft = (db: Database, { key, revision, kind, body }: ContentDraft, { id, now }: Publisher) =>
  db
    .insertInto('contentItem')
    .values({
      key,
      kind,
      state: 'draft',
      revision: revision + 1,
      body: JSON.stringify(body),
      publishedBody: null,
      publishedId: null,
      publishedAt: null,
      changedAt: now,
      changedBy: id,
    })
    .execute();

/** Throws 409 with the list that there is: there is one of each kind. */
const demandFirstOfList = async (db: Database, kind: ContentBody['kind']): Promise<void> => {
  if (kind !== 'basis' && kind !== 'feedback') return;
  const present = await db
    .selectFrom('contentItem')
    .select('key')
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (present) throw changedMeanwhile(await presentItem(db, present.key));
};

/**
 * Stores a draft [CT-1]. One that somebody has thrown away meanwhile is there again: nothing is lost. Throws 409 with
 * the present item when somebody else has changed it meanwhile [CT-11], and 422 for another kind than it has.
 */
export const saveDraft = async (
  db: Database,
  item: StoredItem | undefined,
  post: ContentDraft,
  writer: Publisher,
): Promise<void> => {
  if (!item) {
    await demandFirstOfList(db, post.kind);
    await addDraft(db, post, writer);
    return;
  }
  if (item.draft.kind !== post.kind) throw unprocessable('Das ist inzwischen etwas anderes.');
  if (isSameJson(item.draft.body, post.body)) return;
  if (item.revision !== post.revision) throw changedMeanwhile(await presentItem(db, post.key));
  await storeDraft(db, item, post, writer);
};

/** Goes back to what is published; an item that never was is removed. */
export const discardDraft = async (db: Database, item: StoredItem, writer: Publisher): Promise<void> => {
  if (item.published) await storeDraft(db, item, item.published, writer);
  else await db.deleteFrom('contentItem').where('key', '=', item.key).execute();
};

/** Makes a draft of a former version [CT-11]. Throws 404 when there is no such version. */
export const takeBackVersion = async (
  db: Database,
  item: StoredItem,
  version: number,
  writer: Publisher,
): Promise<void> => {
  const former = await db
    .selectFrom('contentVersion')
    .select('body')
    .where('key', '=', item.key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!former) throw notFound('Diese Version');
  await storeDraft(db, item, readBody(item.draft.kind, former.body), writer);
};
