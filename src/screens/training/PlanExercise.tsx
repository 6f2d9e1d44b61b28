import { ExerciseCard } from '../../components/exercise/ExerciseCard';
import type { Exercise } from '../../contract/schemas';
import type { PlanReason } from '../../domain/progress/planReasons';
import { reasonInWords } from '../progress/inWords';
import { useVideoUrl } from '../videos/useVideoUrl';
import { exerciseDose, exercisePause } from './exerciseDose';

/** One exercise of the plan [TO-4 to TO-7], and why it is in it [HI-7]. */
export function PlanExercise({ exercise, reasons }: { exercise: Exercise; reasons: readonly PlanReason[] }) {
  return (
    <ExerciseCard
      name={exercise.name}
      src={useVideoUrl(exercise.video)}
      pause={exercisePause(exercise)}
      reasons={reasons.map(reasonInWords)}
      {...exerciseDose(exercise)}
    />
  );
}
