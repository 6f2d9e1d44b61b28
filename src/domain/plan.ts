/** The plan of an athlete with what their trainers changed in it [PL-1, PL-2]. */
import type { PlanChange, PlanDose, PlanForm } from '../contract/planChanges';
import type { RunUnit } from '../contract/runs';
import type { Exercise } from '../contract/schemas';

/**
 * What a trainer changed in an exercise of a plan. It stays with the exercises of a run [PL-2]. `exerciseId` is that of
 * the recommended plan: another one where its easier or harder form is done.
 */
export type Adaptation = Pick<PlanChange, 'form' | 'exerciseId' | 'dose' | 'byName' | 'reason'>;

/** An exercise of a plan. `adapted` is missing where no trainer changed it. */
export type PlannedExercise = Exercise & { adapted?: Adaptation | undefined };

/** A plan with the changes, and the changes that do not fit it: their exercise is not in the plan, or unknown here. */
export interface AdaptedPlan {
  exercises: PlannedExercise[];
  ignored: PlanChange[];
}

/** The exercise with the dose of a change. A given amount is the only one, since a dose has one unit. */
const dosed = (exercise: Exercise, dose: PlanDose | null): Exercise => {
  if (!dose) return exercise;
  const { sets, pause, seconds, distance, repeat } = dose;
  const isGiven = seconds !== null || distance !== null || repeat !== null;
  return {
    ...exercise,
    ...(isGiven && { seconds, distance, repeat, seconds2: null, distance2: null, repeat2: null }),
    sets: sets ?? exercise.sets,
    pause: pause ?? exercise.pause,
  };
};

/**
 * An exercise as it was done, of a training that another device recorded [PL-2]. Nobody knows any more who changed it.
 */
export const asDone = (exercise: Exercise, { adapted }: RunUnit): PlannedExercise =>
  adapted ? { ...dosed(exercise, adapted.dose), adapted: { ...adapted, byName: null } } : exercise;

/** The id that an exercise has in the recommended plan. */
const recommendedId = ({ id, adapted }: PlannedExercise): number => adapted?.exerciseId ?? id;

/** The id of the form that replaces an exercise; null for none, also where the content names no such form. */
const formId = (exercise: PlannedExercise, form: PlanForm): number | null => {
  if (form !== 'easier' && form !== 'harder') return exercise.id;
  // A plan to which the changes were applied before.
  if (exercise.adapted && exercise.adapted.exerciseId !== exercise.id) return exercise.id;
  return (form === 'easier' ? exercise.easierId : exercise.harderId) ?? null;
};

/** Puts the exercises with a position there, the lowest first; the others keep their order around them. */
const placed = (exercises: readonly PlannedExercise[], changes: readonly PlanChange[]): PlannedExercise[] => {
  const plan = [...exercises];
  const moved = changes.filter(({ position }) => position !== null);
  const taken = moved
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.exerciseId - b.exerciseId)
    .flatMap(({ exerciseId, position }) => {
      const place = plan.findIndex((exercise) => recommendedId(exercise) === exerciseId);
      return place < 0 ? [] : plan.splice(place, 1).map((exercise) => ({ exercise, position }));
    });
  for (const { exercise, position } of taken) plan.splice(position ?? 0, 0, exercise);
  return plan.map((exercise, sortOrder) => ({ ...exercise, sortOrder }));
};

/**
 * Applies the changes of trainers to a plan. No exercise is in it twice: a form or an added exercise that is there
 * already, or has a change of its own, is not put in. Applying them to the result again changes nothing. The exercises
 * are numbered by `sortOrder` from 0 where anything was changed.
 *
 * @param known the exercises that are not retired, among which the added ones and the forms are
 */
export const adaptPlan = (
  plan: readonly PlannedExercise[],
  changes: readonly PlanChange[],
  known: readonly Exercise[],
): AdaptedPlan => {
  if (changes.length === 0) return { exercises: [...plan], ignored: [] };
  const byId = new Map(known.map((exercise) => [exercise.id, exercise]));
  const changed = new Set(changes.map(({ exerciseId }) => exerciseId));
  const planned = new Map(plan.map((exercise) => [recommendedId(exercise), exercise]));
  const taken = new Set(plan.map(({ id }) => id));
  const ignored: PlanChange[] = [];
  const applied = new Map<number, PlannedExercise | null>();

  const inForm = (exercise: PlannedExercise, form: PlanForm): Exercise | null => {
    const id = formId(exercise, form);
    if (id === exercise.id) return exercise;
    const other = id === null || taken.has(id) || changed.has(id) ? undefined : byId.get(id);
    return other ?? null;
  };
  for (const change of changes) {
    const { exerciseId, form, dose, byName, reason } = change;
    const present = planned.get(exerciseId) ?? (form === 'added' ? byId.get(exerciseId) : undefined);
    const exercise = present && (form === 'leftOut' ? present : inForm(present, form));
    if (!exercise) {
      ignored.push(change);
      continue;
    }
    taken.add(exercise.id);
    const adapted: Adaptation = { form, exerciseId, dose, byName, reason };
    applied.set(exerciseId, form === 'leftOut' ? null : { ...dosed(exercise, dose), adapted });
  }

  const kept = plan.flatMap((exercise) => {
    const change = applied.get(recommendedId(exercise));
    return change === null ? [] : [change ?? exercise];
  });
  const added = [...applied].flatMap(([id, exercise]) => (exercise && !planned.has(id) ? [exercise] : []));
  const isApplied = (change: PlanChange) => !ignored.includes(change);
  return { exercises: placed([...kept, ...added], changes.filter(isApplied)), ignored };
};
