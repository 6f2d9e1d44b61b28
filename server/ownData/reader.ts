import type { Database } from '../database/tables';
import { type Known, readKnown } from './known';
import { readAssignments, readClips, readMessages } from './others';
import { readPerson } from './person';
import { readRunPages, readScreenings, readTrainings } from './runs';
import type { OwnData, OwnMessage, OwnScreening, OwnTraining } from './schema';

/**
 * All that the server has about one person [AC-2]. What is long is read anew each time, in pages, so that five years
 * are never in memory at once. Which runs there are is read once: all files of an export have the same.
 */
export interface OwnReader {
  short: Omit<OwnData, '$schema' | 'format' | 'version' | 'screenings' | 'trainings' | 'messages'>;
  known: Known;
  /** The UUID of the club's database. */
  clubId: string;
  screenings(): AsyncIterable<readonly OwnScreening[]>;
  trainings(): AsyncIterable<readonly OwnTraining[]>;
  messages(): AsyncIterable<readonly OwnMessage[]>;
}

/** Opens the data of one person. `now` is in milliseconds. */
export const openReader = async (db: Database, userId: number, now: number): Promise<OwnReader> => {
  const known = await readKnown(db);
  const { id } = await db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
  const screeningPages = await readRunPages(db, 'screeningRun', userId);
  const trainingPages = await readRunPages(db, 'exerciseRun', userId);
  return {
    short: {
      createdAt: new Date(now).toISOString(),
      ...(await readPerson(db, userId, now)),
      assignments: await readAssignments(db, known, userId),
      clips: await readClips(db, userId),
    },
    known,
    clubId: id,
    screenings: () => readScreenings(db, known, screeningPages),
    trainings: () => readTrainings(db, known, trainingPages),
    messages: () => readMessages(db, known, userId),
  };
};
