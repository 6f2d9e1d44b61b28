import { ExerciseCard } from '../../components/exercise/ExerciseCard';
import type { Exercise } from '../../contract/schemas';
import type { PlannedExercise } from '../../domain/plan';
import type { PlanReason } from '../../domain/progress/planReasons';
import { AdaptedLine } from '../plan/AdaptedLine';
import { reasonInWords } from '../progress/inWords';
import { useVideoUrl } from '../videos/useVideoUrl';
import { ExerciseForms } from './ExerciseForms';
import { exerciseDose, exercisePause } from './exerciseDose';

interface PlanExerciseProps {
  exercise: PlannedExercise;
  reasons: readonly PlanReason[];
  /** Those that its easier and harder forms are among; by default all that the device has. */
  known?: readonly Exercise[];
}

/** One exercise of the plan [TO-4 to TO-7], why it is in it [HI-7], and its other forms [CT-7]. */
export function PlanExercise({ exercise, reasons, known }: PlanExerciseProps) {
  return (
    <ExerciseCard
      name={exercise.name}
      src={useVideoUrl(exercise.video)}
      pause={exercisePause(exercise)}
      reasons={reasons.map(reasonInWords)}
      adapted={exercise.adapted && <AdaptedLine exercise={exercise} />}
      forms={<ExerciseForms exercise={exercise} known={known} />}
      {...exerciseDose(exercise)}
    />
  );
}
