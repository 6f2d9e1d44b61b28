import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, NoteKind } from '../../../server/database/tables';
import type { Passwords } from '../../../server/session/passwords';
import { hashToken } from '../../../server/session/tokens';
import type { Note, UserScreening } from '../../../src/contract/schemas';
import { feedbackQuestions } from '../../fakes/feedbackCalls';
import { addressOf, links, makeContent, password, people, video } from './club';

const { users, userScreenings, screenings, exercises, basis } = makeContent();

const seedPeople = async (db: Database, passwordHash: string) => {
  const rows = users.map(({ token: _, athleteIds: __, authorities, ...user }) => ({
    ...user,
    email: addressOf(user.username),
    emailVerified: user.username === 'emma' ? 0 : 1,
    passwordHash,
    authorities: JSON.stringify(authorities),
  }));
  await db.insertInto('user').values(rows).execute();
  const trained = users.flatMap(({ id, athleteIds }) =>
    athleteIds.map((athleteId) => ({ trainerId: id, athleteId })),
  );
  await db.insertInto('trainerAthlete').values(trained).execute();
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

const seedContent = async (db: Database) => {
  const screeningRows = screenings.map(({ id, name = '', tests }) => ({
    id,
    name,
    tests: JSON.stringify(tests),
  }));
  await db.insertInto('screening').values(screeningRows).execute();
  const assigned = userScreenings.map(({ id, userId, screeningId }) => ({ id, userId, screeningId }));
  await db.insertInto('userScreening').values(assigned).execute();
  await db.insertInto('note').values(userScreenings.flatMap(noteRowsOf)).execute();
  await db.insertInto('exercise').values(exercises).execute();
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

/** Fills an empty database and data folder with the club of `club.ts`, with the same ids. */
export const seedClub = async (db: Database, passwords: Passwords, dataDir: string): Promise<void> => {
  await seedPeople(db, await passwords.hash(password));
  await seedContent(db);
  mkdirSync(join(dataDir, 'videos'));
  writeFileSync(join(dataDir, 'videos', video.fileName), video.bytes);
};
