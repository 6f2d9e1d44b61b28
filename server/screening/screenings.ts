import * as z from 'zod/mini';
import { type Note, type Screening, testSchema, type UserScreening } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database, NoteKind, NoteTable } from '../database/tables';

const toNote = ({ subjectId, athleteNote, trainerNote }: NoteTable): Note => ({
  id: subjectId,
  athleteNote,
  trainerNote,
});

/** Returns a user's assignments with all notes [API-15, API-16]. The caller decides who may see which note. */
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

/** Returns a screening with its tests [API-18], or undefined. */
export const findScreening = async (db: Database, id: number): Promise<Screening | undefined> => {
  const row = await db.selectFrom('screening').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, tests: readJson(z.array(testSchema), row.tests) };
};

/** Returns whether there is a screening with that id. */
export const screeningExists = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('screening').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Returns an assignment without its notes, or undefined. */
export const findAssignment = (
  db: Database,
  id: number,
): Promise<Pick<UserScreening, 'id' | 'userId' | 'screeningId'> | undefined> =>
  db.selectFrom('userScreening').selectAll().where('id', '=', id).executeTakeFirst();
