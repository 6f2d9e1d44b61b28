/** What the page of an athlete shows: the subjects of notes, trainings, and what the athlete wrote in them. */
import type { Feedback } from '../contract/feedback';
import type { NoteTarget } from '../contract/notes';
import type { Exercise, RunUnit, Screening } from '../contract/schemas';
import type { RatedExerciseRun } from '../contract/trainings';
import { writtenText } from './notes';
import { byStart, type LocalExerciseRun } from './runs';

/** What a note can be on. */
export interface NoteSubject {
  target: NoteTarget;
  /** The name of the test or exercise. */
  name: string | null;
}

/**
 * Everything of an assigned screening that can have a note [NT-2]. Tests that the screening lacks are not among them
 * [AS-1].
 */
export const noteSubjects = (screening: Screening | undefined, plan: readonly Exercise[]): NoteSubject[] => [
  { target: { kind: 'screening' }, name: null },
  ...(screening?.tests ?? []).map(({ id, name }) => ({ target: { kind: 'test' as const, id }, name })),
  { target: { kind: 'training' }, name: null },
  ...plan.map(({ id, name }) => ({ target: { kind: 'exercise' as const, id }, name })),
];

/** An exercise run of the athlete, from this device or from the server. */
interface Training {
  clientId: string;
  clientRevision: number;
  id?: number | undefined;
  /** ISO 8601. */
  start: string;
  completed: boolean;
  runUnits: RunUnit[];
  /** The exercises as they were; only a run of this device has them. */
  exercises?: Exercise[];
}

/** A training in the list [DE-5]. */
export interface TrainingEntry {
  clientId: string;
  /** ISO 8601. */
  start: string;
  /** In milliseconds. */
  duration: number;
  /** Number of exercises that are done. */
  done: number;
  /** Number of exercises. */
  total: number;
  /** Whether it was done to the end. */
  isCompleted: boolean;
  feedback: Feedback | null;
}

/** What the athlete wrote on an exercise of a training [NT-3]. */
export interface AthleteNote {
  /** Unique in the list. */
  key: string;
  /** Start of the training, ISO 8601. */
  start: string;
  /** Null for an exercise that this device does not know. */
  exercise: string | null;
  text: string;
}

const isBegun = ({ completed, runUnits }: Training) =>
  completed || runUnits.some((unit) => unit.completed || writtenText(unit.athleteNote) !== null);

/**
 * The trainings of one athlete, newest first, those without any answer left out. Of a run that both have, the newer one
 * counts. `now` in milliseconds, as in `byStart`.
 */
export const trainingsOf = (
  local: readonly LocalExerciseRun[],
  received: readonly RatedExerciseRun[],
  now: number,
): Training[] => {
  const trainings = new Map<string, Training>(received.map((run) => [run.clientId, run]));
  for (const run of local) {
    const other = trainings.get(run.clientId);
    if (!other) trainings.set(run.clientId, run);
    else if (other.clientRevision <= run.clientRevision) {
      trainings.set(run.clientId, { ...run, id: run.id ?? other.id });
    }
  }
  return [...trainings.values()].filter(isBegun).toSorted(byStart(now)).toReversed();
};

/** The rows of the list of trainings, each with its feedback [DE-5]. */
export const trainingEntries = (
  trainings: readonly Training[],
  feedback: readonly Feedback[],
): TrainingEntry[] => {
  const given = new Map(feedback.map((one) => [one.exerciseRunId, one]));
  return trainings.map(({ clientId, id, start, completed, runUnits }) => ({
    clientId,
    start,
    duration: runUnits.reduce((sum, unit) => sum + (unit.duration ?? 0), 0),
    done: runUnits.filter((unit) => unit.completed).length,
    total: runUnits.length,
    isCompleted: completed,
    feedback: id === undefined ? null : (given.get(id) ?? null),
  }));
};

/** What the athlete wrote, in the order of the trainings, and of the exercises in each [NT-3]. */
export const athleteNotes = (trainings: readonly Training[], known: readonly Exercise[]): AthleteNote[] =>
  trainings.flatMap(({ clientId, start, runUnits, exercises = [] }) =>
    runUnits.flatMap(({ exerciseId, athleteNote }, index) => {
      const text = writtenText(athleteNote);
      if (text === null) return [];
      const exercise = [...exercises, ...known].find(({ id }) => id === exerciseId);
      return [{ key: `${clientId}/${index}`, start, exercise: exercise?.name ?? null, text }];
    }),
  );
