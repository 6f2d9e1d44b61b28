import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FolderContent, itemsOf } from '../../contentFolder/content';
import { readContentFolder } from '../../contentFolder/readContentFolder';
import { wireContentOf } from '../../contentFolder/wireContent';
import { withIds } from '../../contentFolder/withIds';
import type { Place } from '../../database/place';
import type { Database } from '../../database/tables';
import { hasContent } from '../../samples/hasContent';
import { seedContent } from '../../samples/seedContent';
import { SpokenError } from '../../system/spokenError';
import { openVideos } from '../../videos/openVideos';
import type { ContentReport } from './exportContent';

/** The table of exercises has no place for these. */
const demandStorable = (content: FolderContent): void => {
  const lost = itemsOf(content, 'exercise').find(
    ({ body: { easier, harder, group } }) => easier !== null || harder !== null || group !== null,
  );
  if (lost)
    throw new SpokenError(
      `easier, harder und group kann dieser Server noch nicht speichern (exercises/${lost.slug}.md). Es wurde nichts übernommen.`,
    );
};

/**
 * Takes over a content folder, with the ids that it names, into a club that has no content yet, as before it is set up
 * [CT-5]. All or nothing: throws with a German message that names file and line of all that is wrong.
 */
export const importContent = async (
  db: Database,
  { dataDir }: Pick<Place, 'dataDir'>,
  folder: string,
): Promise<ContentReport> => {
  const content = withIds(readContentFolder(folder));
  demandStorable(content);
  const clips = await mkdtemp(join(tmpdir(), 'athletik-clips-'));
  try {
    for (const { name, path } of content.clips) await copyFile(path, join(clips, name));
    await db.transaction().execute(async (transaction) => {
      if (await hasContent(transaction))
        throw new SpokenError('In diesem Verein gibt es schon Inhalte. Es wurde nichts übernommen.');
      await seedContent(transaction, wireContentOf(content), Date.now());
      await openVideos(transaction, dataDir).addFolder(clips);
    });
    return { items: content.items.length, clips: content.clips.length, missing: [] };
  } finally {
    await rm(clips, { recursive: true });
  }
};
