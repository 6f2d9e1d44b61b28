import { randomUUID } from 'node:crypto';
import type { Note } from '../../src/contract/schemas';
import { recommendExercises } from '../../src/domain/recommendation';
import type { Database } from '../database/tables';
import type { NoteKind } from '../database/tables/assignments';
import { saveExerciseRun } from '../runs/exerciseRuns';
import { saveScreeningRun } from '../runs/screeningRuns';
import { demoContent } from './content/demoContent';
import { notesForAnna } from './content/notes';
import { annasScreeningRuns, annasTrainingStart, annasTrainingUnits } from './content/runs';

const week = 7 * 24 * 60 * 60 * 1000;

/** Tina's notes for anna on the screening, the training, a test and an exercise [RU-8]. */
export const seedAnnasNotes = async (db: Database, userId: number): Promise<void> => {
  const { id: userScreeningId } = await db
    .selectFrom('userScreening')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const { screeningNote, trainingNote, testNotes, exerciseNotes } = notesForAnna();
  const rowsOf = (kind: NoteKind, notes: readonly Note[]) =>
    notes.map(({ id, athleteNote, trainerNote }) => ({
      userScreeningId,
      kind,
      subjectId: kind === 'test' || kind === 'exercise' ? id : userScreeningId,
      athleteNote,
      trainerNote,
    }));
  await db
    .insertInto('note')
    .values([
      ...rowsOf('screening', screeningNote ? [screeningNote] : []),
      ...rowsOf('training', trainingNote ? [trainingNote] : []),
      ...rowsOf('test', testNotes),
      ...rowsOf('exercise', exerciseNotes),
    ])
    .execute();
};

/** Anna's runs must lie in the past. When the clock is behind their dates, they move back by whole weeks. */
const happenedBefore = (now: number) => {
  const weeks = Math.max(0, Math.ceil((Date.parse(annasTrainingStart) - now) / week));
  return (date: string) => new Date(Date.parse(date) - weeks * week).toISOString();
};

/** Anna's two screening runs, which her trainer recorded, and her exercise run after the second one [RU-8]. */
export const seedAnnasRuns = async (
  db: Database,
  { userId, trainerId, now }: { userId: number; trainerId: number; now: number },
): Promise<void> => {
  const earlier = happenedBefore(now);
  const common = { userId, clientRevision: 1, completed: true };
  const { screening, tests, exercises } = demoContent();
  const screeningRuns = [];
  for (const { start, testRuns } of annasScreeningRuns()) {
    const post = {
      ...common,
      clientId: randomUUID(),
      screeningId: screening.id,
      start: earlier(start),
      testRuns,
      exercises: recommendExercises(tests, testRuns, exercises),
    };
    const { id } = await saveScreeningRun(db, post, {
      ratedBy: trainerId,
      arrivedAt: Date.parse(post.start),
    });
    screeningRuns.push({ id, exercises: post.exercises });
  }
  const last = screeningRuns.at(-1);
  const training = {
    ...common,
    clientId: randomUUID(),
    screeningRunId: last?.id ?? null,
    start: earlier(annasTrainingStart),
    runUnits: annasTrainingUnits(last?.exercises ?? []),
  };
  await saveExerciseRun(db, training, { ratedBy: userId, arrivedAt: Date.parse(training.start) });
};
