/** What the page of an athlete shows: the subjects of notes, trainings, and what the athlete wrote in them. */
import type { Feedback } from '../contract/feedback';
import type { NoteTarget } from '../contract/notes';
import type { Exercise, Screening } from '../contract/schemas';
import { writtenText } from './notes';
import type { Training } from './trainings';

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
