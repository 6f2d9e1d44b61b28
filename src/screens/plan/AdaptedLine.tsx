import { MarkedLine } from '../../components/status/MarkedLine';
import type { PlannedExercise } from '../../domain/plan';
import { planTexts as texts } from '../../texts/plan';

/** Says that a trainer changed the exercise, and why if they said so [PL-2]. Nothing at any other exercise. */
export function AdaptedLine({ exercise: { adapted } }: { exercise: PlannedExercise }) {
  if (!adapted) return null;
  const { byName, reason } = adapted;
  return (
    <MarkedLine mark="edit">
      {reason === null ? texts.adapted(byName) : texts.adaptedBecause(byName, reason)}
    </MarkedLine>
  );
}
