import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import { exerciseToJson, findBasisExercises } from '../exercise/exercises';
import { feedbackToJson, findFeedbackQuestions } from '../feedback/feedback';
import { exerciseRunToJson } from '../runs/exerciseRuns';
import { asRead } from '../runs/saveRun';
import { screeningRunToJson } from '../runs/screeningRuns';
import { findScreenings, findUserScreenings, screeningToJson } from '../screening/screenings';
import { asSeenBy } from '../screening/trainerNotes';
import { findVisibleUsers } from '../users/users';
import type { Field } from './page';
import type { RowKind } from './rowKinds';
import { findReferredTo } from './screenings';
import type { View } from './view';

/** A row as it is sent. */
interface Row {
  json: string;
  /** The screening that it refers to. */
  screeningId?: number | null;
}

/**
 * The rows that are there and that the caller may see, by id. Null says that the row does not exist, where the caller
 * may know that; a missing id is for the log to say.
 */
export type Rows = ReadonlyMap<number, Row | null>;

type ReadRows = (db: Database, view: View, ids: readonly number[]) => Promise<Rows>;

const byId = <Stored extends { id: number }>(
  rows: readonly Stored[],
  toRow: (row: Stored) => Row,
): Map<number, Row> => new Map(rows.map((row) => [row.id, toRow(row)]));

const toRow = (row: object): Row => ({ json: JSON.stringify(row) });

const readUsers: ReadRows = async (db, { viewer }, ids) =>
  byId(await findVisibleUsers(db, viewer.id, ids), toRow);

const readUserScreenings: ReadRows = async (db, { viewer, userIds }, ids) => {
  const owners = await db
    .selectFrom('userScreening')
    .select('userId')
    .distinct()
    .where('id', 'in', ids)
    .where('userId', 'in', dialectOf(db).idList(userIds))
    .execute();
  const found = [];
  for (const { userId } of owners) found.push(...(await findUserScreenings(db, userId)));
  const wanted = found.filter(({ id }) => ids.includes(id));
  return byId(wanted, (userScreening) => ({
    ...toRow(asSeenBy(viewer.id, userScreening)),
    screeningId: userScreening.screeningId,
  }));
};

const readScreeningRuns: ReadRows = async (db, { userIds }, ids) => {
  const runs = await db
    .selectFrom('screeningRun')
    .selectAll()
    .where('id', 'in', ids)
    .where('userId', 'in', dialectOf(db).idList(userIds))
    .execute();
  return byId(runs, (run) => ({ json: screeningRunToJson(asRead(run)), screeningId: run.screeningId }));
};

const readExerciseRuns: ReadRows = async (db, { userIds }, ids) => {
  const runs = await db
    .selectFrom('exerciseRun')
    .selectAll()
    .where('id', 'in', ids)
    .where('userId', 'in', dialectOf(db).idList(userIds))
    .execute();
  return byId(runs, (run) => ({ json: exerciseRunToJson(asRead(run)) }));
};

const readFeedback: ReadRows = async (db, { userIds }, ids) => {
  const runs = await db
    .selectFrom('exerciseRun')
    .select('id')
    .where('id', 'in', ids)
    .where('userId', 'in', dialectOf(db).idList(userIds))
    .execute();
  const runIds = runs.map(({ id }) => id);
  const given = await db.selectFrom('feedback').selectAll().where('exerciseRunId', 'in', runIds).execute();
  return new Map([
    ...runIds.map((id) => [id, null] as const),
    ...given.map((row) => [row.exerciseRunId, { json: feedbackToJson(row) }] as const),
  ]);
};

/** Only those that something refers to which the caller may see. */
const readScreenings: ReadRows = async (db, view, ids) => {
  const screenings = await findScreenings(db, await findReferredTo(db, view, ids));
  return byId(screenings, (screening) => ({ json: screeningToJson(screening) }));
};

const readExercises: ReadRows = async (db, _, ids) => {
  const exercises = await db.selectFrom('exercise').selectAll().where('id', 'in', ids).execute();
  return new Map([
    ...ids.map((id) => [id, null] as const),
    ...byId(exercises, (row) => ({ json: exerciseToJson(row) })),
  ]);
};

const readList =
  (findList: (db: Database) => Promise<object[]>): ReadRows =>
  async (db, _, ids) => {
    const row = toRow(await findList(db));
    return new Map(ids.map((id) => [id, row]));
  };

/** Where the rows of each kind go, and how they are read, as the call that lists them has them. A list is one row. */
export const rowsOf: Record<RowKind, { field: Field; read: ReadRows }> = {
  user: { field: 'users', read: readUsers },
  userScreening: { field: 'userScreenings', read: readUserScreenings },
  screening: { field: 'screenings', read: readScreenings },
  screeningRun: { field: 'runs', read: readScreeningRuns },
  exerciseRun: { field: 'exerciseRuns', read: readExerciseRuns },
  feedback: { field: 'feedback', read: readFeedback },
  exercise: { field: 'exercises', read: readExercises },
  basis: { field: 'basis', read: readList(findBasisExercises) },
  feedbackQuestions: { field: 'feedbackQuestions', read: readList(findFeedbackQuestions) },
};
