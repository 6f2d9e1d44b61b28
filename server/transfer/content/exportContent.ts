import * as z from 'zod/mini';
import { exerciseSchema, testSchema } from '../../../src/contract/schemas';
import { itemsOf } from '../../contentFolder/content';
import { contentFromWire } from '../../contentFolder/fromWire';
import type { WireContent } from '../../contentFolder/wireContent';
import { writeContentFolder } from '../../contentFolder/writeContentFolder';
import { readJson } from '../../database/json';
import type { Place } from '../../database/place';
import { inSnapshot } from '../../database/snapshot';
import type { Database } from '../../database/tables';
import { exerciseToJson, findBasisExercises, findExercises } from '../../exercise/exercises';
import { findFeedbackQuestions } from '../../feedback/feedback';
import { findPublishedScreenings } from '../../screening/screenings';
import { openVideos } from '../../videos/openVideos';

/** What was written. */
export interface ContentReport {
  items: number;
  clips: number;
  /** The clips that the content names and the server does not have. */
  missing: string[];
}

const readContent = async (db: Database): Promise<WireContent> => {
  const screenings = await findPublishedScreenings(db);
  return {
    screenings: screenings.map(({ id, name, tests }) => ({
      id,
      name,
      tests: readJson(z.array(testSchema), tests),
    })),
    exercises: (await findExercises(db, {})).map((row) => readJson(exerciseSchema, exerciseToJson(row))),
    basis: await findBasisExercises(db),
    feedbackQuestions: await findFeedbackQuestions(db),
  };
};

/**
 * Writes the content that can be assigned into a folder, with its clips [CT-5]. Throws with a German message when there
 * is something in the folder.
 */
export const exportContent = (
  db: Database,
  { dataDir }: Pick<Place, 'dataDir'>,
  folder: string,
): Promise<ContentReport> =>
  inSnapshot(db, async (snapshot) => {
    const content = contentFromWire(await readContent(snapshot));
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
