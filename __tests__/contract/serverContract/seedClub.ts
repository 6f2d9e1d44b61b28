import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../server/database/tables';
import type { NoteKind } from '../../../server/database/tables/assignments';
import { toExerciseRow } from '../../../server/exercise/exercises';
import type { Passwords } from '../../../server/secrets/passwords';
import { hashToken } from '../../../server/secrets/tokens';
import { openVideos } from '../../../server/videos/openVideos';
import type { Note, Screening, UserScreening } from '../../../src/contract/schemas';
import type { ServerContent } from '../../fakes/FakeServer';
import { feedbackQuestions } from '../../fakes/feedbackCalls';
import { addressOf, links, makeContent, password, people } from './club';

const seedPeople = async (db: Database, { users }: ServerContent, passwordHash: string) => {
  const rows = users.map(({ id, username, firstName, lastName, authorities }) => ({
    id,
    username,
    firstName,
    lastName,
    email: addressOf(username),
    emailVerified: username === 'emma' ? 0 : 1,
    passwordHash,
    agreedVersion: 1,
    painAgreedAt: 0,
    // Adults: the club has no setting for chat with minors.
    birthYear: 1995,
    authorities: JSON.stringify(authorities),
  }));
  await db.insertInto('user').values(rows).execute();
  const trained = users.flatMap(({ id, athleteIds }) =>
    athleteIds.map((athleteId) => ({ trainerId: id, athleteId })),
  );
  await db.insertInto('trainerAthlete').values(trained).execute();
};

const seedLinks = async (db: Database) => {
  const recovery = { tokenHash: hashToken(links.recovery), userId: people.anna.id };
  await db
    .insertInto('recoveryToken')
    .values({ ...recovery, expiresAt: Number.MAX_SAFE_INTEGER })
    .execute();
  const verification = { tokenHash: hashToken(links.verification), userId: people.emma.id };
  await db.insertInto('verificationToken').values(verification).execute();
};

const noteRowsOf = ({ id, screeningNote, trainingNote, testNotes, exerciseNotes }: UserScreening) => {
  const rowsOf = (kind: NoteKind, notes: (Note | null)[]) =>
    notes
      .filter((note) => note !== null)
      .map(({ id: subjectId, ...texts }) => ({ userScreeningId: id, kind, subjectId, ...texts }));
  return [
    ...rowsOf('screening', [screeningNote]),
    ...rowsOf('training', [trainingNote]),
    ...rowsOf('test', testNotes),
    ...rowsOf('exercise', exerciseNotes),
  ];
};

/** Returns the row of a screening. */
export const screeningRow = ({ id, name = '', tests }: Screening) => ({
  id,
  name,
  tests: JSON.stringify(tests),
});

const seedContent = async (db: Database, { userScreenings, screenings, exercises, basis }: ServerContent) => {
  await db.insertInto('screening').values(screenings.map(screeningRow)).execute();
  const assigned = userScreenings.map(({ id, userId, screeningId }) => ({ id, userId, screeningId }));
  await db.insertInto('userScreening').values(assigned).execute();
  const notes = userScreenings.flatMap(noteRowsOf);
  if (notes.length > 0) await db.insertInto('note').values(notes).execute();
  await db.insertInto('exercise').values(exercises.map(toExerciseRow)).execute();
  await db
    .insertInto('basisExercise')
    .values(basis.map(({ exerciseId }, position) => ({ exerciseId, position })))
    .execute();
  const questions = feedbackQuestions.map(({ question, options }, position) => ({
    question,
    options: JSON.stringify(options),
    position,
  }));
  await db.insertInto('feedbackQuestion').values(questions).execute();
};

const seedVideos = async (db: Database, { videos }: ServerContent, dataDir: string) => {
  const folder = join(dataDir, 'clips');
  mkdirSync(folder);
  for (const [fileName, video] of videos)
    writeFileSync(join(folder, fileName), Buffer.from(await video.arrayBuffer()));
  await db.transaction().execute((transaction) => openVideos(transaction, dataDir).addFolder(folder));
};

/** What a server needs to be filled. */
interface Seeding {
  db: Database;
  passwords: Passwords;
  dataDir: string;
}

/** Fills an empty database and data folder with what a fake server has, with the same ids. */
export const seedWith = async (
  content: ServerContent,
  { db, passwords, dataDir }: Seeding,
): Promise<void> => {
  await seedPeople(db, content, await passwords.hash(password));
  await seedContent(db, content);
  await seedVideos(db, content, dataDir);
};

/** Fills an empty database and data folder with the club of `club.ts`. */
export const seedClub = async (seeding: Seeding): Promise<void> => {
  await seedWith(makeContent(), seeding);
  await seedLinks(seeding.db);
};
