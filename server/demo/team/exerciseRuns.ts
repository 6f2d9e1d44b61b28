import type { BasisExercise, Exercise } from '../../../src/contract/schemas';
import {
  createExerciseRun,
  exercisesForTraining,
  leaveUnit,
  reportUnitPain,
  writeNote,
} from '../../../src/domain/exerciseRun';
import type { Owner } from '../../../src/domain/owner';
import type { Pain } from '../../../src/domain/pain';
import type { LocalExerciseRun, LocalScreeningRun } from '../../../src/domain/runs';
import type { Course } from './athletes';
import type { Random } from './random';
import { daysBefore } from './times';

/** An exercise run, and what the athlete would say about it. */
export interface Training {
  run: LocalExerciseRun;
  /** The exercise that hurt, or null. */
  painful: Exercise | null;
  /** Whether the last exercises were left out. */
  isCutShort: boolean;
  /** From 0 (far too easy) to 1 (far too hard). */
  effort: number;
}

const painNote = 'Hier hat es wehgetan. Ich habe aufgehört.';
const noTimeNote = 'Die Zeit hat nicht mehr gereicht.';

/** How long an exercise takes, in milliseconds. */
const durationOf = ({ sets, seconds, repeat, distance, pause, sides }: Exercise, random: Random): number => {
  const setSeconds = seconds ?? (repeat ?? distance ?? 10) * 3;
  const all = (sets ?? 1) * setSeconds * (sides ? 2 : 1) + ((sets ?? 1) - 1) * (pause ?? 20);
  return all * random.between(0.9, 1.2) * 1000;
};

const trainingSteps = (
  run: LocalExerciseRun,
  { notes, pains }: { notes: ReadonlyMap<number, string>; pains: ReadonlyMap<number, Pain> },
  random: Random,
) => {
  let time = Date.parse(run.start);
  let left = run;
  for (const exercise of run.exercises) {
    const shownAt = time;
    time += durationOf(exercise, random);
    const note = notes.get(exercise.id);
    if (note !== undefined) left = writeNote(left, note);
    const pain = pains.get(exercise.id);
    if (pain) left = reportUnitPain(left, pain);
    left = leaveUnit(left, { toggle: note === undefined, shownAt, now: time }) ?? left;
  }
  return left;
};

/** The days of the exercise runs, oldest first: about three in two weeks, and surely the first and the last. */
const trainingDays = (trainings: NonNullable<Course['trainings']>, random: Random): number[] => {
  const [first, last] = trainings;
  const days: number[] = [];
  for (let day = first; day > last + 1; day -= Math.round(random.between(3, 7))) days.push(day);
  return [...days, last];
};

/** 4 to 7, other on other days. */
const painOn = (day: number) => 4 + (day % 4);

const isDuring = (interval: readonly [number, number] | null, day: number) =>
  interval !== null && day <= interval[0] && day >= interval[1];

/** Before the last month an exercise run is as hard as it should be. */
const lastMonth = 30;

interface TrainingHistory {
  course: Course;
  userId: number;
  /** With their server ids, oldest first. */
  screeningRuns: readonly LocalScreeningRun[];
  basis: readonly BasisExercise[];
  exercises: readonly Exercise[];
  owner: Owner;
  random: Random;
  now: number;
}

/**
 * Returns the completed exercise runs of an athlete, oldest first, by the same steps as in the app. Each follows from
 * the last screening run before it, or from the basis list.
 */
export const trainingsOf = ({
  course,
  userId,
  screeningRuns,
  basis,
  exercises: known,
  owner,
  random,
  now,
}: TrainingHistory): Training[] => {
  if (!course.trainings) return [];
  return trainingDays(course.trainings, random).map((day) => {
    const start = daysBefore(now, day, random.between(17.5 * 60, 19 * 60));
    const screeningRun = screeningRuns.findLast((run) => Date.parse(run.start) < start);
    const exercises = exercisesForTraining(screeningRun, basis, known);
    const begun = createExerciseRun({
      clientId: random.uuid(),
      userId,
      owner,
      screeningRun,
      exercises,
      now: start,
    });
    const isPainful = isDuring(course.pain, day);
    const painful = (isPainful && exercises[0]) || null;
    const isCutShort = random.next() < 0.12 && exercises.length > 2;
    const notes = new Map<number, string>();
    if (isCutShort) for (const { id } of exercises.slice(-2)) notes.set(id, noTimeNote);
    if (painful) notes.set(painful.id, painNote);
    const pains = new Map(painful ? [[painful.id, { pain: painOn(day), painNote: null }]] : []);
    const effort = day < lastMonth ? course.effort : random.between(0.4, 0.65);
    return { run: trainingSteps(begun, { notes, pains }, random), painful, isCutShort, effort };
  });
};
