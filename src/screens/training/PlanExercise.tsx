import { ExerciseCard } from '../../components/exercise/ExerciseCard';
import type { Exercise } from '../../contract/schemas';
import { useVideoUrl } from '../videos/useVideoUrl';
import { exerciseDose, exercisePause } from './exerciseDose';

/** One exercise of the plan [TO-4 to TO-7]. */
export function PlanExercise({ exercise }: { exercise: Exercise }) {
  return (
    <ExerciseCard
      name={exercise.name}
      src={useVideoUrl(exercise.video)}
      pause={exercisePause(exercise)}
      {...exerciseDose(exercise)}
    />
  );
}
