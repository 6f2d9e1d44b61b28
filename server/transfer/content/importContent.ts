import type { ContentProblem } from '../../../src/contract/content';
import { readItems } from '../../content/items';
import { problemsOfNew } from '../../content/publication';
import { publishTogether } from '../../content/publishTogether';
import { type FolderContent, fileOf } from '../../contentFolder/content';
import { ContentFolderError } from '../../contentFolder/faults';
import { readContentFolder } from '../../contentFolder/readContentFolder';
import { withIds } from '../../contentFolder/withIds';
import type { Place } from '../../database/place';
import type { Database } from '../../database/tables';
import { adoptClubContent } from '../../samples/adoptClubContent';
import { seedContent } from '../../samples/seedContent';
import { addClips } from '../../videos/addClips';
import { openVideos } from '../../videos/openVideos';
import type { ContentReport } from './exportContent';

/** Gives exercises the places in the list of all that the folder says. */
const setPlaces = async (db: Database, { sortOrders }: FolderContent): Promise<void> => {
  for (const [key, sortOrder] of sortOrders) {
    const item = db.selectFrom('contentItem').select('publishedId').where('key', '=', key);
    await db.updateTable('exercise').set({ sortOrder }).where('id', '=', item).execute();
  }
};

/** Throws what stops a folder from being taken over, each with its file. */
const demandNoProblems = (problems: readonly ContentProblem[], { items }: FolderContent): void => {
  if (problems.length === 0) return;
  const files = new Map(items.map((item) => [item.key, fileOf(item)]));
  throw new ContentFolderError(problems.map(({ key, message }) => `${files.get(key) ?? key}: ${message}`));
};

/** Adds the content of a folder to what the club has, or changes it [CT-2]. */
const publishFolder = async (db: Database, content: FolderContent, now: number): Promise<void> => {
  const placeOf = ({ key }: { key: string }) => content.sortOrders.get(key) ?? content.items.length;
  // New exercises come to the end of the list in this order.
  const items = content.items.toSorted((one, other) => placeOf(one) - placeOf(other));
  demandNoProblems(await publishTogether(db, items, { id: null, now }), content);
  await setPlaces(db, content);
};

/**
 * Takes over a content folder [CT-5]: what the club does not have is added, what it has with the same key is changed by
 * a new version, all else stays. A club without content also takes the ids of the folder. All or nothing: throws with a
 * German message that names the files of all that is wrong, and the lines.
 */
export const importContent = async (
  db: Database,
  { dataDir }: Pick<Place, 'dataDir'>,
  folder: string,
): Promise<ContentReport> => {
  const content = readContentFolder(folder, { check: problemsOfNew });
  const now = Date.now();
  await db.transaction().execute(async (transaction) => {
    await adoptClubContent(transaction, now);
    const isEmpty = (await readItems(transaction)).size === 0;
    if (isEmpty) await seedContent(transaction, withIds(content), now);
    else await publishFolder(transaction, content, now);
    await addClips(openVideos(transaction, dataDir), content.clips);
  });
  return { items: content.items.length, clips: content.clips.length, missing: [] };
};
