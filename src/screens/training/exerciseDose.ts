import type { IconName } from '../../components/status/Icon';
import type { Exercise, RunUnit } from '../../contract/schemas';
import { type DoseUnit, doseOf } from '../../domain/dose';
import { doseTexts, trainingTexts } from '../../texts/exerciseRun';

const icons: Record<DoseUnit, IconName> = { seconds: 'timer', distance: 'distance', repeat: 'repeat' };

/** How much of an exercise and its icon, in words [TO-4 to TO-6]. */
export const exerciseDose = (exercise: Exercise): { icon: IconName; amount: string; unit: string } => {
  const dose = doseOf(exercise);
  if (!dose) return { icon: 'training', amount: doseTexts.unspecified, unit: '' };
  return { icon: icons[dose.unit], amount: dose.text, unit: doseTexts.units[dose.unit] };
};

/** The pause in seconds, or the mere word when its length is left to the athlete [TO-7]. */
export const exercisePause = ({ pause }: Exercise): string =>
  pause === null ? doseTexts.pause : doseTexts.pauseSeconds(pause);

/** What the head of a step says: how much, the pause, and whether it is done. */
export const doseItems = (exercise: Exercise, unit: RunUnit): { mark: IconName; text: string }[] => {
  const dose = exerciseDose(exercise);
  return [
    { mark: dose.icon, text: `${dose.amount} ${dose.unit}`.trim() },
    { mark: 'rest', text: exercisePause(exercise) },
    ...(unit.completed ? [{ mark: 'done', text: trainingTexts.alreadyDone } as const] : []),
  ];
};
