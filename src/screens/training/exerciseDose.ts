import type { IconName } from '../../components/status/Icon';
import type { Exercise, RunUnit } from '../../contract/schemas';
import { type DoseUnit, doseOf } from '../../domain/dose';
import { doseTexts, trainingTexts } from '../../texts/exerciseRun';

const icons: Record<DoseUnit, IconName> = { seconds: 'timer', distance: 'distance', repeat: 'repeat' };

/** The amount of an exercise in words, with its icon [TO-4 to TO-6]. */
export const exerciseDose = (exercise: Exercise): { icon: IconName; amount: string; unit: string } => {
  const dose = doseOf(exercise);
  if (!dose) return { icon: 'training', amount: doseTexts.unspecified, unit: '' };
  return { icon: icons[dose.unit], amount: dose.text, unit: doseTexts.units[dose.unit] };
};

/** The pause in seconds, or only the word when the athlete chooses its length [TO-7]. */
export const exercisePause = ({ pause }: Exercise): string =>
  pause === null ? doseTexts.pause : doseTexts.pauseSeconds(pause);

/** The items in the head of a step: the amount, the pause, and whether the exercise is done. */
export const doseItems = (exercise: Exercise, unit: RunUnit): { mark: IconName; text: string }[] => {
  const dose = exerciseDose(exercise);
  return [
    { mark: dose.icon, text: `${dose.amount} ${dose.unit}`.trim() },
    { mark: 'rest', text: exercisePause(exercise) },
    ...(unit.completed ? [{ mark: 'done', text: trainingTexts.alreadyDone } as const] : []),
  ];
};
