import { setImmediate as turn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { feedbackSchema } from '../../src/contract/feedback';
import { morningPainSchema, runUnitSchema, testRunSchema } from '../../src/contract/runs';
import { exerciseSchema } from '../../src/contract/schemas';
import { testsInWords, unitInWords } from '../../src/domain/ownData';
import { measuredIn } from '../../src/domain/progress/history';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import type { ExerciseRunTable, FeedbackTable, ScreeningRunTable } from '../database/tables/runs';
import { pagesOf } from '../runs/runLists';
import { asRead, type RunTable } from '../runs/saveRun';
import type { Known } from './known';
import type { OwnScreening, OwnTraining } from './schema';
import { exportWords } from './words';

const testRuns = z.array(testRunSchema);
const exercises = z.array(z.pick(exerciseSchema, { name: true }));
const runUnits = z.array(runUnitSchema);
const feedbackAnswers = feedbackSchema.shape.answers;

/** The ids of a person's runs of one kind, oldest start first, in pages of about the same length. */
export const readRunPages = async (db: Database, table: RunTable, userId: number): Promise<number[][]> => {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'bytes'])
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  return pagesOf(rows);
};

const screeningOf = async (row: Selectable<ScreeningRunTable>, known: Known): Promise<OwnScreening> => {
  const { id, name, tests } = await known.screening(row.screeningId);
  const done = readJson(testRuns, row.testRuns);
  const inWords = testsInWords(tests, done, exportWords);
  const isSecondLook = row.secondOf !== null;
  const measured = isSecondLook ? null : measuredIn(tests, done);
  return {
    clientId: row.clientId,
    start: row.start,
    isCompleted: row.completed === 1,
    screening: { id, name },
    ratedBy: await known.personName(row.ratedBy),
    isSelfRated: row.ratedBy === row.userId,
    isSecondLook,
    isFromClip: row.ratedFrom === 'clip',
    result: measured?.result ?? null,
    band: measured?.band ?? null,
    tests: isSecondLook ? inWords.map((test) => ({ ...test, result: null })) : inWords,
    exercises: readJson(exercises, row.exercises).map((exercise) => exercise.name),
  };
};

/** Reads the screenings of these pages in words, page by page. */
export async function* readScreenings(
  db: Database,
  known: Known,
  pages: readonly number[][],
): AsyncGenerator<OwnScreening[]> {
  for (const ids of pages) {
    // Others have the server between two pages.
    await turn();
    const rows = await db
      .selectFrom('screeningRun')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('startedAt')
      .orderBy('id')
      .execute();
    yield await Promise.all(rows.map((row) => screeningOf(asRead(row), known)));
  }
}

type FeedbackRow = Selectable<FeedbackTable>;

const trainingOf = async (
  row: Selectable<ExerciseRunTable>,
  feedback: FeedbackRow | undefined,
  known: Known,
): Promise<OwnTraining> => ({
  clientId: row.clientId,
  start: row.start,
  isCompleted: row.completed === 1,
  ratedBy: await known.personName(row.ratedBy),
  exercises: readJson(runUnits, row.runUnits).map((unit) =>
    unitInWords(unit, known.exerciseName(unit.exerciseId)),
  ),
  morningPain: row.morningPain === null ? null : readJson(morningPainSchema, row.morningPain),
  feedback: feedback
    ? { comment: feedback.comment, answers: readJson(feedbackAnswers, feedback.answers) }
    : null,
});

/** Reads the trainings of these pages with the feedback on them, page by page. */
export async function* readTrainings(
  db: Database,
  known: Known,
  pages: readonly number[][],
): AsyncGenerator<OwnTraining[]> {
  for (const ids of pages) {
    // Others have the server between two pages.
    await turn();
    const rows = await db
      .selectFrom('exerciseRun')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('startedAt')
      .orderBy('id')
      .execute();
    const feedback = await db.selectFrom('feedback').selectAll().where('exerciseRunId', 'in', ids).execute();
    const byRun = new Map(feedback.map((one) => [one.exerciseRunId, one]));
    yield await Promise.all(rows.map((row) => trainingOf(asRead(row), byRun.get(row.id), known)));
  }
}
