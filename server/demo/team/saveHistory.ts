import { notablePain, painOf } from '../../../src/domain/pain';
import { exerciseRunPost, screeningRunPost } from '../../../src/domain/runPosts';
import type { LocalExerciseRun, LocalScreeningRun } from '../../../src/domain/runs';
import type { Database } from '../../database/tables';
import { newRow } from '../../runs/saveRun';
import { demoContent } from '../content/demoContent';
import type { Training } from './exerciseRuns';
import { feedbackOn } from './feedback';
import type { Random } from './random';

// Many rows at once: one by one, the first start would take several times as long.

interface Stored {
  id: number;
  clientId: string;
}

const idIn = (stored: readonly Stored[], clientId: string): number => {
  const row = stored.find((one) => one.clientId === clientId);
  if (!row) throw new Error(`The run ${clientId} was not stored.`);
  return row.id;
};

/** Stores screening runs that the trainer `ratedBy` recorded, and returns them with their server ids. */
export const saveScreeningRuns = async (
  db: Database,
  runs: readonly LocalScreeningRun[],
  ratedBy: number,
): Promise<LocalScreeningRun[]> => {
  if (runs.length === 0) return [];
  const rows = runs.map(screeningRunPost).map(({ screeningId, testRuns, exercises, ...post }) =>
    newRow<'screeningRun'>(
      { ...post, ratedBy, arrivedAt: Date.parse(post.start) },
      {
        screeningId,
        testRuns: JSON.stringify(testRuns),
        exercises: JSON.stringify(exercises),
      },
    ),
  );
  const stored = await db.insertInto('screeningRun').values(rows).returning(['id', 'clientId']).execute();
  return runs.map((run) => ({ ...run, id: idIn(stored, run.clientId) }));
};

const halfADay = 12 * 60 * 60 * 1000;

/** Half a day later it hurts three points less. JSON, or null after a training without pain. */
const morningPainAfter = ({ start, runUnits }: LocalExerciseRun): string | null => {
  const pain = Math.max(0, ...runUnits.map((unit) => painOf(unit) ?? 0));
  if (pain < notablePain) return null;
  return JSON.stringify({ value: pain - 3, at: new Date(Date.parse(start) + halfADay).toISOString() });
};

/** Stores exercise runs with the feedback on them: always on the latest, on most of the others. */
export const saveTrainings = async (
  db: Database,
  trainings: readonly Training[],
  random: Random,
): Promise<void> => {
  if (trainings.length === 0) return;
  const rows = trainings.map(({ run }) => {
    const { screeningRunId, runUnits, ...post } = exerciseRunPost(run);
    const row = newRow<'exerciseRun'>(
      { ...post, ratedBy: post.userId, arrivedAt: Date.parse(post.start) },
      { screeningRunId, runUnits: JSON.stringify(runUnits) },
    );
    return { ...row, morningPain: morningPainAfter(run) };
  });
  const stored = await db.insertInto('exerciseRun').values(rows).returning(['id', 'clientId']).execute();
  const latest = trainings.at(-1);
  const feedback = trainings
    .filter((training) => training === latest || random.next() < 0.7)
    .map((training) => {
      const { comment, answers } = feedbackOn(training, demoContent().feedbackQuestions, random);
      const exerciseRunId = idIn(stored, training.run.clientId);
      return { exerciseRunId, comment, answers: JSON.stringify(answers) };
    });
  await db.insertInto('feedback').values(feedback).execute();
};
