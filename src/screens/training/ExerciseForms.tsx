import { useState } from 'react';
import { selectExercises } from '../../../store/exercise/selectors';
import { useAppSelector } from '../../../store/hooks';
import { OtherForms } from '../../components/exercise/OtherForms';
import { Button } from '../../components/form/Button';
import { DescriptionList } from '../../components/list/DescriptionList';
import { Dialog } from '../../components/status/Dialog';
import type { Exercise } from '../../contract/schemas';
import { trainingTexts } from '../../texts/exerciseRun';
import { runTexts } from '../../texts/runs';
import { doseInWords, exercisePause } from './exerciseDose';

interface ExerciseFormsProps {
  exercise: Exercise;
  /** Those that the forms are among; by default all that the device has. */
  known?: readonly Exercise[] | undefined;
}

/** Names the easier and the harder form of an exercise; a press shows it. The plan stays as it is [CT-7]. */
export function ExerciseForms({ exercise, known }: ExerciseFormsProps) {
  const onDevice = useAppSelector(selectExercises);
  const [shown, setShown] = useState<Exercise | null>(null);
  const formOf = (id: number | null | undefined) => (known ?? onDevice).find((one) => one.id === id);
  const easier = formOf(exercise.easierId);
  const harder = formOf(exercise.harderId);
  return (
    <>
      <OtherForms
        easier={easier && { name: easier.name, onShow: () => setShown(easier) }}
        harder={harder && { name: harder.name, onShow: () => setShown(harder) }}
      />
      {shown && <FormDialog exercise={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function FormDialog({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  return (
    <Dialog
      title={exercise.name}
      onClose={onClose}
      fields={
        <DescriptionList
          entries={[
            { term: trainingTexts.startingPosition, text: exercise.description },
            { term: trainingTexts.movement, text: exercise.description2 },
            { term: trainingTexts.progression, text: exercise.description3 },
            { term: runTexts.materials, text: exercise.materials },
            { term: trainingTexts.goal, text: exercise.goal },
          ]}
        />
      }
      actions={<Button onClick={onClose}>{trainingTexts.forms.close}</Button>}
    >
      <p>{`${doseInWords(exercise)}, ${exercisePause(exercise)}`}</p>
    </Dialog>
  );
}
