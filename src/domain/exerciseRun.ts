import type { RunUnit } from '../contract/runs';
import type { BasisExercise, Exercise } from '../contract/schemas';
import { type Owner, originOf } from './owner';
import { type Pain, painOf } from './pain';
import type { PlannedExercise } from './plan';
import { changed, type LocalExerciseRun, type LocalScreeningRun } from './runs';

const bySortOrder = (a: Exercise, b: Exercise) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0);

/**
 * The exercises for an exercise run: those of the last screening run, else those of the basis list [TR-2], sorted by
 * sortOrder [TR-1]. Leaves out basis entries whose exercise is unknown.
 */
export const exercisesForTraining = (
  lastRun: LocalScreeningRun | undefined,
  basis: readonly BasisExercise[],
  known: readonly Exercise[],
): Exercise[] => {
  if (lastRun && lastRun.exercises.length > 0) return lastRun.exercises.toSorted(bySortOrder);
  const ids = new Set(basis.map(({ exerciseId }) => exerciseId));
  return known.filter(({ id }) => ids.has(id)).toSorted(bySortOrder);
};

const newUnit = ({ id, adapted }: PlannedExercise): RunUnit => {
  const unit: RunUnit = { exerciseId: id, duration: null, athleteNote: '', completed: false };
  if (!adapted) return unit;
  const { exerciseId, form, dose, reason } = adapted;
  return { ...unit, adapted: { exerciseId, form, dose, reason } };
};

/** Returns a new exercise run with these exercises, at index 0 [TR-3, TR-4, FL-5]. */
export const createExerciseRun = (from: {
  clientId: string;
  userId: number;
  owner: Owner;
  screeningRun: LocalScreeningRun | undefined;
  exercises: PlannedExercise[];
  /** Milliseconds since the epoch. */
  now: number;
}): LocalExerciseRun => {
  const start = new Date(from.now).toISOString();
  return {
    kind: 'exerciseRun',
    clientId: from.clientId,
    clientRevision: 0,
    userId: from.userId,
    recordedBy: from.owner.id,
    origin: originOf(from.owner),
    screeningRunId: from.screeningRun?.id ?? null,
    screeningRunClientId: from.screeningRun?.clientId ?? null,
    start,
    touchedAt: start,
    completed: false,
    isDirty: false,
    runUnits: from.exercises.map(newUnit),
    exercises: from.exercises,
    position: 0,
    refusal: null,
    failure: null,
    forkOf: null,
    offersFeedback: false,
  };
};

/** The unit on the screen, or undefined when the run is not open. */
export const currentUnit = (run: LocalExerciseRun): RunUnit | undefined =>
  run.position === null ? undefined : run.runUnits[run.position];

const withUnit = (run: LocalExerciseRun, position: number, unit: RunUnit): RunUnit[] =>
  run.runUnits.map((former, index) => (index === position ? unit : former));

/** Stores the note while it is typed [CO-10]. */
export const writeNote = (run: LocalExerciseRun, athleteNote: string): LocalExerciseRun => {
  const unit = currentUnit(run);
  if (!unit || run.position === null) return run;
  return changed(run, { runUnits: withUnit(run, run.position, { ...unit, athleteNote }) });
};

/** Stores pain at the exercise on the screen [PN-1]. */
export const reportUnitPain = (run: LocalExerciseRun, pain: Pain): LocalExerciseRun => {
  const unit = currentUnit(run);
  if (!unit || run.position === null) return run;
  return changed(run, { runUnits: withUnit(run, run.position, { ...unit, ...pain }) });
};

/** The longer of the stored and the measured time [TR-12], in milliseconds. Null: nothing is stored yet. */
const longest = (stored: number | null, measured: number) => Math.max(stored ?? 0, Math.round(measured));

/**
 * 'Weiter' and, with `toggle`, 'Erledigt' [TR-12 to TR-14, TR-16]. Stores the unit and moves to the next one; on the
 * last exercise, completes the run. Returns null when the exercise is neither done nor has a note [TR-15, CO-11]. Pain
 * says enough why it was not done [PN-2].
 */
export const leaveUnit = (
  run: LocalExerciseRun,
  context: { toggle: boolean; shownAt: number; now: number },
): LocalExerciseRun | null => {
  const unit = currentUnit(run);
  if (!unit || run.position === null) return null;
  const completed = context.toggle ? !unit.completed : unit.completed;
  if (!completed && unit.athleteNote.trim() === '' && painOf(unit) === null) return null;
  const duration = longest(unit.duration, context.now - context.shownAt);
  const isLast = run.position === run.runUnits.length - 1;
  return changed(run, {
    runUnits: withUnit(run, run.position, { ...unit, completed, duration }),
    completed: isLast,
    offersFeedback: isLast,
    position: isLast ? null : run.position + 1,
    touchedAt: new Date(context.now).toISOString(),
  });
};
