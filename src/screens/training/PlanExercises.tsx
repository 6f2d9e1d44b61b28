import { useAppSelector } from '../../../store/hooks';
import { selectPlanReasons } from '../../../store/progress/planReasons';
import { ExerciseList } from '../../components/exercise/ExerciseList';
import { Stack } from '../../components/layout/Stack';
import type { PlannedExercise } from '../../domain/plan';
import { trainingOverviewTexts as texts } from '../../texts/trainingOverview';
import { PlanExercise } from './PlanExercise';
import styles from './PlanExercises.module.css';

/** So many exercises of a longer plan come first [HI-7]. */
const firstCount = 4;

/** The exercises of an athlete's plan. Of more than four the first four are named as those to begin with [HI-7]. */
export function PlanExercises({
  plan,
  userId,
}: {
  plan: readonly PlannedExercise[];
  userId: number | undefined;
}) {
  if (plan.length <= firstCount)
    return <Exercises label={texts.exercises} exercises={plan} userId={userId} />;
  return (
    <>
      <Stack>
        <h2 className={styles.part}>{texts.first}</h2>
        <Exercises label={texts.first} exercises={plan.slice(0, firstCount)} userId={userId} />
      </Stack>
      <Stack>
        <h2 className={styles.part}>{texts.afterwards}</h2>
        <Exercises label={texts.afterwards} exercises={plan.slice(firstCount)} userId={userId} />
      </Stack>
    </>
  );
}

function Exercises(props: {
  label: string;
  exercises: readonly PlannedExercise[];
  userId: number | undefined;
}) {
  const { label, exercises, userId } = props;
  const reasons = useAppSelector((state) => selectPlanReasons(state, userId));
  return (
    <ExerciseList label={label}>
      {exercises.map((exercise) => (
        <PlanExercise key={exercise.id} exercise={exercise} reasons={reasons.get(exercise.id) ?? []} />
      ))}
    </ExerciseList>
  );
}
