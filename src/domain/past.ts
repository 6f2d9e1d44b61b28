/** What an athlete has done so far, as they look it up [HI-9]. */
import type { Feedback } from '../contract/feedback';
import type { RunUnit } from '../contract/runs';
import type { Exercise } from '../contract/schemas';
import { type TrainingEntry, trainingEntries } from './athletePage';
import type { TrainingIds } from './entryKinds';
import { groupedBy } from './groups';
import { writtenText } from './notes';
import { type Entry, isOfKind } from './outbox';
import { painOf } from './pain';
import { asDone, type PlannedExercise } from './plan';
import type { HistoryPoint } from './progress/history';
import { byStart, type LocalScreeningRun } from './runs';
import type { Training } from './trainings';

/** An exercise of a training, and what the athlete stored at it. */
export interface PastExercise {
  /** Unique in the training. */
  key: string;
  /** As it was in the plan, as far as this device knows; null for an exercise that it does not know. */
  exercise: PlannedExercise | null;
  isDone: boolean;
  note: string | null;
  /** 0 to 10; null where nothing hurt, or nobody asked. */
  pain: number | null;
  painNote: string | null;
}

/** What both kinds of entries say. */
interface PastFields {
  clientId: string;
  /** The server id; undefined before the upload. */
  id?: number | undefined;
  /** ISO 8601. */
  start: string;
  /** Whether the server lacks something of it that this device has. */
  isUnsent: boolean;
}

/** A training with its exercises, and with the feedback that the athlete gave last. */
export interface PastTraining extends PastFields, Omit<TrainingEntry, 'pains'> {
  kind: 'training';
  exercises: PastExercise[];
}

/** A completed screening run. */
export interface PastScreening extends PastFields {
  kind: 'screening';
  /** Null where the history leaves the run out. */
  point: HistoryPoint | null;
}

export type PastEntry = PastTraining | PastScreening;

/** What the entries of a past are made of. */
interface Sources {
  feedback: readonly Feedback[];
  known: readonly Exercise[];
  screeningRuns: readonly LocalScreeningRun[];
  /** What this user wrote and the server does not have. */
  unsent: readonly Entry[];
}

const isAbout =
  ({ clientId, id }: Training) =>
  ({ payload }: { payload: TrainingIds }) =>
    payload.exerciseRunClientId === clientId || (id !== undefined && payload.exerciseRunId === id);

const pastExercises = (
  units: readonly RunUnit[],
  exerciseOf: (unit: RunUnit) => PlannedExercise | null,
): PastExercise[] =>
  units.map((unit, index) => ({
    key: String(index),
    exercise: exerciseOf(unit),
    isDone: unit.completed,
    note: writtenText(unit.athleteNote),
    pain: painOf(unit),
    painNote: writtenText(unit.painNote),
  }));

/** Returns the exercises by their id. Of two with one id the first counts. */
const byId = (...lists: (readonly PlannedExercise[])[]): Map<number, PlannedExercise> =>
  new Map(lists.toReversed().flatMap((list) => list.map((exercise) => [exercise.id, exercise])));

/**
 * Returns the trainings with their exercises as they were in the plan then, in the same order. What this user wrote on
 * a training and the server does not have counts before what the server has.
 */
export const pastTrainings = (
  trainings: readonly Training[],
  { feedback, known, screeningRuns, unsent }: Sources,
): PastTraining[] => {
  const exercises = byId(known);
  const plans = new Map(screeningRuns.map((run) => [run.id, byId(run.exercises)]));
  const entries = trainingEntries(trainings, feedback, []);
  return trainings.flatMap((training, index): PastTraining[] => {
    const entry = entries[index];
    if (!entry) return [];
    const { pains: _pains, ...facts } = entry;
    const ofDevice = byId(training.exercises ?? []);
    const plan = training.screeningRunId === null ? undefined : plans.get(training.screeningRunId);
    const isOn = isAbout(training);
    const comment = unsent.filter(isOfKind('feedback')).findLast(isOn)?.payload;
    const morning = unsent.filter(isOfKind('pain')).findLast(isOn)?.payload;
    return [
      {
        ...facts,
        kind: 'training',
        id: training.id,
        exercises: pastExercises(training.runUnits, (unit) => {
          const known = plan?.get(unit.exerciseId) ?? exercises.get(unit.exerciseId);
          return ofDevice.get(unit.exerciseId) ?? (known ? asDone(known, unit) : null);
        }),
        feedback: comment ? { ...comment, exerciseRunId: training.id ?? 0 } : facts.feedback,
        morningPain: morning?.value ?? facts.morningPain,
        isUnsent: training.isDirty || comment !== undefined || morning !== undefined,
      },
    ];
  });
};

/** Returns the completed ones of these runs, each with its point of the history if it has one. */
export const pastScreenings = (
  runs: readonly LocalScreeningRun[],
  points: readonly HistoryPoint[],
): PastScreening[] => {
  const pointOf = new Map(points.map((point) => [point.run.clientId, point]));
  return runs
    .filter(({ completed }) => completed)
    .map(({ clientId, id, start, isDirty }) => ({
      kind: 'screening',
      clientId,
      id,
      start,
      isUnsent: isDirty,
      point: pointOf.get(clientId) ?? null,
    }));
};

/** Returns the entries newest first. `now` in milliseconds, as in `byStart`. */
export const pastOf = (
  trainings: readonly PastTraining[],
  screenings: readonly PastScreening[],
  now: number,
): PastEntry[] => {
  const order = byStart(now);
  return [...trainings, ...screenings].toSorted((a, b) => order(b, a));
};

/** Names the month of an ISO instant in the device's time zone, as in 2026-11. */
export const monthOf = (iso: string): string => {
  const date = new Date(iso);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** The entries of one month, in the order of the past. */
export interface PastMonth {
  /** As `monthOf` names it. */
  month: string;
  entries: PastEntry[];
}

/** Returns the entries by month, both in the order of the entries. */
export const byMonth = (entries: readonly PastEntry[]): PastMonth[] =>
  [...groupedBy(entries, ({ start }) => monthOf(start))].map(([month, ofMonth]) => ({
    month,
    entries: ofMonth,
  }));
