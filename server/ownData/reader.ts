import type { Database } from '../database/tables';
import { type Known, readKnown } from './known';
import { findMemberExports } from './memberExports';
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

/** Whose data is wanted, and whether somebody else gets it to hand it out [LV-4]. */
export interface WantedData {
  userId: number;
  isHandedOut: boolean;
}

async function* nothing() {}

/** Opens the data of one person. `now` is in milliseconds. What is handed out has no messages. */
export const openReader = async (
  db: Database,
  { userId, isHandedOut }: WantedData,
  now: number,
): Promise<OwnReader> => {
  const known = await readKnown(db);
  const { id } = await db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
  const screeningPages = await readRunPages(db, 'screeningRun', userId);
  const trainingPages = await readRunPages(db, 'exerciseRun', userId);
  return {
    short: {
      createdAt: new Date(now).toISOString(),
      isHandedOut,
      ...(await readPerson(db, userId, now)),
      assignments: await readAssignments(db, known, userId),
      clips: await readClips(db, userId),
      exports: await findMemberExports(db, userId),
    },
    known,
    clubId: id,
    screenings: () => readScreenings(db, known, screeningPages),
    trainings: () => readTrainings(db, known, trainingPages),
    messages: () => (isHandedOut ? nothing() : readMessages(db, known, userId)),
  };
};
