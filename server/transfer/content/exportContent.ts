import { readItems } from '../../content/items';
import { readPartIds } from '../../content/testIds';
import { type FolderContent, type FolderItem, itemsOf } from '../../contentFolder/content';
import { writeContentFolder } from '../../contentFolder/writeContentFolder';
import type { Place } from '../../database/place';
import { inSnapshot } from '../../database/snapshot';
import type { Database } from '../../database/tables';
import { adoptClubContent } from '../../samples/adoptClubContent';
import { openVideos } from '../../videos/openVideos';

/** What was written. */
export interface ContentReport {
  items: number;
  clips: number;
  /** The clips that the content names and the server does not have. */
  missing: string[];
}

/** Returns what is published, each item with the key and the id that it has here. */
const readContent = async (db: Database): Promise<Omit<FolderContent, 'clips'>> => {
  const published = [...(await readItems(db)).values()].filter(({ state }) => state === 'published');
  const items = published.flatMap(({ key, published: body }): FolderItem[] =>
    body ? [{ ...body, key, slug: '' }] : [],
  );
  const ids = new Map(
    published.flatMap(({ key, publishedId }) => (publishedId === null ? [] : [[key, publishedId] as const])),
  );
  for (const { key } of itemsOf({ items }, 'test'))
    for (const [part, id] of await readPartIds(db, key)) ids.set(part, id);
  const places = await db.selectFrom('exercise').select(['id', 'sortOrder']).execute();
  const placeOf = new Map(places.map(({ id, sortOrder }) => [id, sortOrder]));
  const sortOrders = new Map(
    itemsOf({ items }, 'exercise').flatMap(({ key }) => {
      const place = placeOf.get(ids.get(key) ?? 0) ?? null;
      return place === null ? [] : [[key, place] as const];
    }),
  );
  return { items, ids, sortOrders };
};

/**
 * Writes what is published into a folder, with its clips [CT-5]. Throws with a German message when there is something
 * in the folder.
 */
export const exportContent = async (
  db: Database,
  { dataDir }: Pick<Place, 'dataDir'>,
  folder: string,
): Promise<ContentReport> => {
  await db.transaction().execute((transaction) => adoptClubContent(transaction, Date.now()));
  return inSnapshot(db, async (snapshot) => {
    const content = await readContent(snapshot);
    const videos = openVideos(snapshot, dataDir);
    const named = [...itemsOf(content, 'test'), ...itemsOf(content, 'exercise')].flatMap(
      ({ body }) => body.video ?? [],
    );
    const found = await Promise.all(
      [...new Set(named)].map(async (name) => ({ name, video: await videos.find(name) })),
    );
    const clips = found.flatMap(({ name, video }) =>
      video && video.size > 0 ? [{ name, read: () => video.read({ start: 0, end: video.size - 1 }) }] : [],
    );
    await writeContentFolder(folder, content, clips);
    const written = clips.map(({ name }) => name);
    const missing = found.map(({ name }) => name).filter((name) => !written.includes(name));
    return { items: content.items.length, clips: clips.length, missing };
  });
};
