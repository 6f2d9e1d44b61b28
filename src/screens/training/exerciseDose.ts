import type { IconName } from '../../components/status/Icon';
import type { RunUnit } from '../../contract/runs';
import type { Exercise } from '../../contract/schemas';
import { type DoseUnit, doseOf } from '../../domain/dose';
import { doseTexts, trainingTexts } from '../../texts/exerciseRun';

const icons: Record<DoseUnit, IconName> = { seconds: 'timer', distance: 'distance', repeat: 'repeat' };

/** The amount of an exercise in words, with its icon [TO-4 to TO-6, SI-1]. */
export const exerciseDose = (exercise: Exercise): { icon: IconName; amount: string; unit: string } => {
  const dose = doseOf(exercise);
  if (!dose) return { icon: 'training', amount: doseTexts.unspecified, unit: '' };
  const unit = doseTexts.units[dose.unit];
  return {
    icon: icons[dose.unit],
    amount: dose.text,
    unit: exercise.sides ? `${unit} ${doseTexts.onEachSide}` : unit,
  };
};

/** The pause in seconds [TO-7]; null without a pause, or with one of 0. */
export const exercisePause = ({ pause }: Exercise): string | null =>
  pause !== null && pause > 0 ? doseTexts.pause(pause) : null;

/** The amount and its unit in one text. */
export const doseInWords = (exercise: Exercise): string => {
  const { amount, unit } = exerciseDose(exercise);
  return `${amount} ${unit}`.trim();
};

/** The amount with its unit, and the pause if there is one. */
export const doseAndPause = (exercise: Exercise): string =>
  [doseInWords(exercise), exercisePause(exercise)].filter((part) => part !== null).join(', ');

/** The items in the head of a step: the amount, the pause if there is one, and whether the exercise is done. */
export const doseItems = (exercise: Exercise, unit: RunUnit): { mark: IconName; text: string }[] => {
  const pause = exercisePause(exercise);
  return [
    { mark: exerciseDose(exercise).icon, text: doseInWords(exercise) },
    ...(pause === null ? [] : [{ mark: 'rest', text: pause } as const]),
    ...(unit.completed ? [{ mark: 'done', text: trainingTexts.alreadyDone } as const] : []),
  ];
};
