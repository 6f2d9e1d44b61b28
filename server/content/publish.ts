import type { ContentBody } from '../../src/contract/content';
import type { Database } from '../database/tables';
import type { StoredItem } from './items';
import { type StoredItems, screeningsOf } from './publication';
import { addExercise, replaceExercise } from './publishExercises';
import { replaceBasis, replaceFeedback } from './publishLists';
import { addScreeningVersion, compileRow } from './publishScreening';
import { correctVersion, type Publisher, storeVersion } from './storeVersion';
import { giveId, idsOfNext } from './testIds';

/** What the steps of a publication share. */
interface Publishing {
  db: Database;
  /** The ids of exercises, tests and screenings by their keys. */
  ids: Map<string, number>;
  publisher: Publisher;
  /** The texts are corrected in place [CT-2]. */
  isSpelling: boolean;
}

interface Target<Kind extends ContentBody['kind']> {
  item: StoredItem;
  body: Extract<ContentBody, { kind: Kind }>;
}

const isKind =
  <Kind extends ContentBody['kind']>(kind: Kind) =>
  (body: ContentBody): body is Extract<ContentBody, { kind: Kind }> =>
    body.kind === kind;

/** Returns the items of a kind with what is to be published of them. */
const targetsOf = <Kind extends ContentBody['kind']>(
  items: readonly StoredItem[],
  kind: Kind,
  bodyOf: (item: StoredItem) => ContentBody = ({ draft }) => draft,
): Target<Kind>[] =>
  items.flatMap((item) => {
    const body = bodyOf(item);
    return isKind(kind)(body) ? { item, body } : [];
  });

/** Exercises change in place. Those that are new come first, so that all of them can name each other. */
const publishExercises = async (publishing: Publishing, targets: Target<'exercise'>[]): Promise<void> => {
  const { db, ids, publisher, isSpelling } = publishing;
  for (const { item, body } of targets) {
    if (!ids.has(item.key)) ids.set(item.key, await addExercise(db, item.key, body.body));
  }
  for (const { item, body } of targets) {
    await replaceExercise(db, item.key, body.body, ids);
    if (isSpelling) await correctVersion(db, item, body);
    else await storeVersion(db, item, { body, id: ids.get(item.key) ?? null }, publisher);
  }
};

/** Athletes get a test with the screenings that have it. */
const publishTests = async (publishing: Publishing, targets: Target<'test'>[]): Promise<void> => {
  const { db, ids, publisher, isSpelling } = publishing;
  for (const { item, body } of targets) {
    const ofParts = await idsOfNext(db, item.key, body.body, isSpelling);
    const id = ids.get(item.key) ?? (await giveId(db, item.key));
    ids.set(item.key, id);
    if (isSpelling) await correctVersion(db, item, body);
    else await storeVersion(db, item, { body, id, ids: ofParts }, publisher);
  }
};

const publishScreenings = async (publishing: Publishing, targets: Target<'screening'>[]): Promise<void> => {
  const { db, ids, publisher, isSpelling } = publishing;
  for (const { item, body } of targets) {
    const row = await compileRow(db, body.body, ids);
    if (isSpelling) {
      await db.updateTable('screening').set(row).where('id', '=', item.publishedId).execute();
      await correctVersion(db, item, body);
    } else {
      const id = await addScreeningVersion(db, item, row);
      await storeVersion(db, item, { body, id }, publisher);
    }
  }
};

const publishLists = async (publishing: Publishing, targets: readonly StoredItem[]): Promise<void> => {
  const { db, ids, publisher, isSpelling } = publishing;
  for (const item of targets) {
    const { draft } = item;
    if (draft.kind === 'basis') await replaceBasis(db, draft.body, ids);
    else if (draft.kind === 'feedback') await replaceFeedback(db, draft.body);
    else continue;
    if (isSpelling) await correctVersion(db, item, draft);
    else await storeVersion(db, item, { body: draft, id: null }, publisher);
  }
};

/** The ids of exercises and tests that are published, by their keys. */
export const publishedIds = (items: StoredItems): Map<string, number> =>
  new Map([...items].flatMap(([key, { publishedId }]) => (publishedId === null ? [] : [[key, publishedId]])));

/**
 * Publishes the drafts of these items, in which nothing may be wrong [CT-1]. Screenings with one of the tests get a new
 * version, too, and take the assignments along [CT-2]. To be called in a transaction.
 */
export const publishItems = async (
  db: Database,
  items: StoredItems,
  targets: readonly StoredItem[],
  how: { publisher: Publisher; isSpelling: boolean },
): Promise<void> => {
  const publishing = { db, ids: publishedIds(items), ...how };
  await publishExercises(publishing, targetsOf(targets, 'exercise'));
  await publishTests(publishing, targetsOf(targets, 'test'));
  const bodyOf = (item: StoredItem) => (targets.includes(item) ? item.draft : (item.published ?? item.draft));
  await publishScreenings(publishing, targetsOf(screeningsOf(items, targets), 'screening', bodyOf));
  await publishLists(publishing, targets);
};
