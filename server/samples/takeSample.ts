import type { ContentSample } from '../../src/contract/content';
import { readItems } from '../content/items';
import { presentOf, publishTogether } from '../content/publishTogether';
import type { Publisher } from '../content/storeVersion';
import { type FolderContent, itemsOf } from '../contentFolder/content';
import type { Database } from '../database/tables';
import { unpublishable } from '../http/errors';
import { addClips } from '../videos/addClips';
import { openVideos } from '../videos/openVideos';
import { type Sample, samples } from './samples';

/** Returns all samples. One is taken when the club has its screenings. */
export const listSamples = async (db: Database): Promise<ContentSample[]> => {
  const items = await readItems(db);
  return samples.map(({ name, title, description, read }) => ({
    name,
    title,
    description,
    isTaken: itemsOf(read(), 'screening').every(({ key }) => items.has(key)),
  }));
};

/** Adds the clips that the club does not have under these names. */
const addMissingClips = async (db: Database, dataDir: string, { clips }: FolderContent): Promise<void> => {
  const videos = openVideos(db, dataDir);
  const present = (await videos.names()).map((name) => name.normalize('NFC'));
  await addClips(
    videos,
    clips.filter(({ name }) => !present.includes(name.normalize('NFC'))),
  );
};

/**
 * Publishes what a club does not have of a sample, with its clips [CT-10]. What is there with the same key stays as it
 * is, and so do the basis list and the feedback questions. Throws 422 with problems when what is there is retired. To
 * be called in a transaction.
 */
export const takeSample = async (
  db: Database,
  dataDir: string,
  { read }: Sample,
  publisher: Publisher,
): Promise<void> => {
  const content = read();
  const items = await readItems(db);
  const missing = content.items.filter((item) => presentOf(items, item) === undefined);
  const problems = await publishTogether(db, missing, publisher);
  if (problems.length > 0) throw unpublishable(problems);
  await addMissingClips(db, dataDir, content);
};
