/** What the page of an athlete shows: the subjects of notes, trainings, and what the athlete wrote in them. */
import type { Feedback } from '../contract/feedback';
import type { NoteTarget } from '../contract/notes';
import type { RunUnit } from '../contract/runs';
import type { Exercise, Screening } from '../contract/schemas';
import { writtenText } from './notes';
import { type Training, trainedTime } from './trainings';

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

/** A pain at an exercise of a training [PN-1]. */
export interface ExercisePain {
  /** Unique in the list. */
  key: string;
  /** Null for an exercise that this device does not know. */
  exercise: string | null;
  /** 0 to 10. */
  pain: number;
  note: string | null;
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
  /** The exercises that hurt. */
  pains: ExercisePain[];
  /** The answer on the morning after, 0 to 10; null without one [PN-3]. */
  morningPain: number | null;
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

/** The length of a training in whole minutes, at least one. */
export const minutesOf = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 60_000));

const nameIn = (exercises: readonly Exercise[], id: number): string | null =>
  exercises.find((exercise) => exercise.id === id)?.name ?? null;

const exercisePains = (units: readonly RunUnit[], exercises: readonly Exercise[]): ExercisePain[] =>
  units.flatMap(({ exerciseId, pain, painNote }, index) =>
    typeof pain === 'number'
      ? [{ key: String(index), exercise: nameIn(exercises, exerciseId), pain, note: painNote ?? null }]
      : [],
  );

/** The rows of the list of trainings, each with its feedback [DE-5]. */
export const trainingEntries = (
  trainings: readonly Training[],
  feedback: readonly Feedback[],
  known: readonly Exercise[],
): TrainingEntry[] => {
  const given = new Map(feedback.map((one) => [one.exerciseRunId, one]));
  return trainings.map(({ clientId, id, start, completed, runUnits, ...training }) => ({
    clientId,
    start,
    duration: trainedTime({ runUnits }),
    done: runUnits.filter((unit) => unit.completed).length,
    total: runUnits.length,
    isCompleted: completed,
    feedback: id === undefined ? null : (given.get(id) ?? null),
    pains: exercisePains(runUnits, [...(training.exercises ?? []), ...known]),
    morningPain: training.morningPain?.value ?? null,
  }));
};

/** What the athlete wrote, in the order of the trainings, and of the exercises in each [NT-3]. */
export const athleteNotes = (trainings: readonly Training[], known: readonly Exercise[]): AthleteNote[] =>
  trainings.flatMap(({ clientId, start, runUnits, exercises = [] }) =>
    runUnits.flatMap(({ exerciseId, athleteNote }, index) => {
      const text = writtenText(athleteNote);
      if (text === null) return [];
      const exercise = nameIn([...exercises, ...known], exerciseId);
      return [{ key: `${clientId}/${index}`, start, exercise, text }];
    }),
  );
