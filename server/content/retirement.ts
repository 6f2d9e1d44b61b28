import type { ContentKind } from '../../src/contract/content';
import type { Database } from '../database/tables';
import { unprocessable, unpublishable } from '../http/errors';
import { nameOf, type StoredItem } from './items';
import { problemsOfReturn, type StoredItems } from './publication';
import { publishedIds } from './publish';
import { addScreeningVersion, compileRow } from './publishScreening';
import { type Publisher, storeVersion } from './storeVersion';

/** How the lists are called, which have no name of their own. */
const listNames: Partial<Record<ContentKind, string>> = {
  basis: 'Basisliste',
  feedback: 'Feedbackfragen',
};

/** The keys that a published item leads to. */
const referencesOf = ({ published }: StoredItem): string[] => {
  switch (published?.kind) {
    case 'screening':
      return published.body.tests;
    case 'test':
      return [
        ...published.body.questions,
        ...published.body.rangeQuestions.flatMap(({ values }) => values),
      ].flatMap(({ weights }) => weights.map(({ exercise }) => exercise));
    case 'exercise':
      return [published.body.easier ?? [], published.body.harder ?? []].flat();
    case 'basis':
      return published.body.exercises;
    default:
      return [];
  }
};

/** Throws 422 while other published content leads to the item: nothing that athletes get leads to what is retired. */
const demandUnused = (items: StoredItems, { key }: StoredItem): void => {
  const users = [...items.values()].filter(
    (other) => other.state === 'published' && other.key !== key && referencesOf(other).includes(key),
  );
  if (users.length === 0) return;
  const names = users.map(
    ({ draft, published }) => listNames[draft.kind] ?? `„${nameOf(published ?? draft)}“`,
  );
  throw unprocessable(`Das steht noch in: ${names.join(', ')}. Nimm es zuerst dort heraus.`);
};

const setPublished = (db: Database, itemKey: string, ofId: number | null, isPublished: 0 | 1) =>
  db
    .updateTable('screening')
    .set({ isPublished })
    .where('itemKey', '=', itemKey)
    .where('id', '=', ofId)
    .execute();

const setState = (db: Database, key: string, state: StoredItem['state']) =>
  db.updateTable('contentItem').set({ state }).where('key', '=', key).execute();

/**
 * Retires a published item: it stays readable, and nothing new leads to it [CT-1]. Throws 422 for what is not
 * published, for the lists, and while other published content leads to it.
 */
export const retireItem = async (db: Database, items: StoredItems, item: StoredItem): Promise<void> => {
  if (item.state === 'retired') return;
  if (item.state !== 'published') throw unprocessable('Das ist noch nicht veröffentlicht.');
  if (listNames[item.draft.kind]) throw unprocessable('Das lässt sich nicht zurückziehen, nur ändern.');
  demandUnused(items, item);
  await setPublished(db, item.key, item.publishedId, 0);
  await setState(db, item.key, 'retired');
};

/**
 * Brings a retired item back as it was published. A screening gets a new version where its tests have changed
 * meanwhile. Throws 422 with problems when it leads to what is retired now.
 */
export const bringBackItem = async (
  db: Database,
  items: StoredItems,
  item: StoredItem,
  publisher: Publisher,
): Promise<void> => {
  if (item.state !== 'retired') return;
  const problems = problemsOfReturn(items, item);
  if (problems.length > 0) throw unpublishable(problems);
  await setState(db, item.key, 'published');
  if (item.published?.kind !== 'screening') return;
  const row = await compileRow(db, item.published.body, publishedIds(items));
  const present = await db
    .selectFrom('screening')
    .select(['name', 'tests'])
    .where('id', '=', item.publishedId)
    .executeTakeFirst();
  if (present?.name === row.name && present.tests === row.tests) {
    await setPublished(db, item.key, item.publishedId, 1);
    return;
  }
  const id = await addScreeningVersion(db, item, row);
  await storeVersion(db, item, { body: item.published, id }, publisher);
};
