import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Assignment, RevisedNote } from '../../src/contract/assignments';
import { screeningSchema, testSchema } from '../../src/contract/schemas';
import { checkedOnce, readJson, rowToJson } from '../database/json';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import type { NoteKind, NoteTable } from '../database/tables/assignments';
import type { ScreeningTable } from '../database/tables/content';
import { isoOrNull } from '../system/time';
import { findPlanChanges } from './planChanges';

/** Returns a stored note as it is sent. */
export const toNote = ({
  subjectId,
  athleteNote,
  trainerNote,
  revision,
}: Selectable<NoteTable>): RevisedNote => ({ id: subjectId, athleteNote, trainerNote, revision });

/** Returns a user's assignments with all notes [API-15, API-16]. The caller decides who may see which note. */
export const findUserScreenings = async (db: Database, userId: number): Promise<Assignment[]> => {
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
    .where('note.isRemoved', '=', 0)
    .orderBy('note.subjectId')
    .execute();
  const plans = await findPlanChanges(db, rows);
  return rows.map(({ planChanges: _, planRevision: __, weeklyGoal: ___, ...row }, index) => {
    const notesOf = (kind: NoteKind) =>
      notes.filter((note) => note.userScreeningId === row.id && note.kind === kind).map(toNote);
    return {
      ...row,
      assignedAt: isoOrNull(row.assignedAt),
      screeningNote: notesOf('screening')[0] ?? null,
      trainingNote: notesOf('training')[0] ?? null,
      testNotes: notesOf('test'),
      exerciseNotes: notesOf('exercise'),
      ...(plans[index] && { planChanges: plans[index] }),
    };
  });
};

type ScreeningRow = Selectable<ScreeningTable>;

const checkScreening = checkedOnce(screeningSchema);

/** Returns a screening as it is sent. */
export const screeningToJson = ({ id, name, tests }: ScreeningRow): string =>
  checkScreening(id, rowToJson({ id, name }, { tests }));

/** Returns a screening with its tests [API-18], also a retired one [AS-7], or undefined. */
export const findScreening = async (db: Database, id: number): Promise<ScreeningRow | undefined> =>
  (await findScreenings(db, [id]))[0];

/** Returns those of the screenings that there are, by id. */
export const findScreenings = (db: Database, ids: readonly number[]): Promise<ScreeningRow[]> =>
  db.selectFrom('screening').selectAll().where('id', 'in', ids).orderBy('id').execute();

/** Returns the screenings that can be assigned, by id [AS-7]. */
export const findPublishedScreenings = (db: Database): Promise<ScreeningRow[]> =>
  db.selectFrom('screening').selectAll().where('isPublished', '=', 1).orderBy('id').execute();

/** Returns whether a screening has that test. */
export const hasTest = ({ tests }: Pick<ScreeningRow, 'tests'>, testId: number): boolean =>
  readJson(z.array(testSchema), tests).some(({ id }) => id === testId);

/** Returns whether a screening has that test, be it assigned or not. */
export const testExists = async (db: Database, testId: number): Promise<boolean> => {
  const rows = await db.selectFrom('screening').select('tests').execute();
  return rows.some((row) => hasTest(row, testId));
};

const findScreeningId = prepared((db, { id }: { id: number }) =>
  db.selectFrom('screening').select('id').where('id', '=', id),
);

/** Returns whether there is a screening with that id. */
export const screeningExists = async (db: Database, id: number): Promise<boolean> =>
  (await findScreeningId(db, { id })).length > 0;

/** Returns whether there is a screening with that id that can be assigned [AS-2]. */
export const isPublished = async (db: Database, id: number): Promise<boolean> => {
  const row = await db.selectFrom('screening').select('isPublished').where('id', '=', id).executeTakeFirst();
  return row?.isPublished === 1;
};

/**
 * Returns the version of a screening that can be assigned in place of it [CT-2]: itself where it has no other one, or
 * where there is no such screening.
 */
export const newestVersion = async (db: Database, id: number): Promise<number> => {
  const newest = await db
    .selectFrom('screening as named')
    .innerJoin('screening as newest', 'newest.itemKey', 'named.itemKey')
    .select('newest.id')
    .where('named.id', '=', id)
    .orderBy('newest.version', 'desc')
    .executeTakeFirst();
  return newest?.id ?? id;
};

/** Returns an assignment without its notes, or undefined. */
export const findAssignment = (
  db: Database,
  id: number,
): Promise<Pick<Assignment, 'id' | 'userId' | 'screeningId'> | undefined> =>
  db
    .selectFrom('userScreening')
    .select(['id', 'userId', 'screeningId'])
    .where('id', '=', id)
    .executeTakeFirst();
