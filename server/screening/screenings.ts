import * as z from 'zod/mini';
import { type Note, type Screening, testSchema, type UserScreening } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database, NoteKind, NoteTable } from '../database/tables';

const toNote = ({ subjectId, athleteNote, trainerNote }: NoteTable): Note => ({
  id: subjectId,
  athleteNote,
  trainerNote,
});

/** What a user is assigned, with all notes [API-15, API-16]; who may see which note is not decided here. */
export const findUserScreenings = async (db: Database, userId: number): Promise<UserScreening[]> => {
  const rows = await db
    .selectFrom('userScreening')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('note')
    .innerJoin('userScreening', 'userScreening.id', 'note.userScreeningId')
    .selectAll('note')
    .where('userScreening.userId', '=', userId)
    .orderBy('note.subjectId')
    .execute();
  return rows.map((row) => {
    const notesOf = (kind: NoteKind) =>
      notes.filter((note) => note.userScreeningId === row.id && note.kind === kind).map(toNote);
    return {
      ...row,
      screeningNote: notesOf('screening')[0] ?? null,
      trainingNote: notesOf('training')[0] ?? null,
      testNotes: notesOf('test'),
      exerciseNotes: notesOf('exercise'),
    };
  });
};

/** A screening with its tests [API-18], or undefined when there is none with that id. */
export const findScreening = async (db: Database, id: number): Promise<Screening | undefined> => {
  const row = await db.selectFrom('screening').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, tests: readJson(z.array(testSchema), row.tests) };
};

/** Whether there is a screening with that id. */
export const screeningExists = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('screening').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** What an athlete is assigned, without its notes, or undefined when there is nothing with that id. */
export const findAssignment = (
  db: Database,
  id: number,
): Promise<Pick<UserScreening, 'id' | 'userId' | 'screeningId'> | undefined> =>
  db.selectFrom('userScreening').selectAll().where('id', '=', id).executeTakeFirst();
