import { type Ref, useId } from 'react';
import { selectExerciseRunState } from '../../../store/exerciseRun/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { runsActions } from '../../../store/runs/slice';
import { TextAreaField } from '../../components/form/TextAreaField';
import { Alert } from '../../components/status/Alert';
import type { RunUnit } from '../../contract/runs';
import { trainingTexts } from '../../texts/exerciseRun';

interface ExerciseNotesProps {
  clientId: string;
  unit: RunUnit;
  ref: Ref<HTMLTextAreaElement>;
}

/** The athlete's own note on an exercise; every change is saved [TR-10, TR-15, CO-10]. */
export function ExerciseNotes({ clientId, unit, ref }: ExerciseNotesProps) {
  const dispatch = useAppDispatch();
  const { isBlocked } = useAppSelector(selectExerciseRunState);
  const errorId = useId();
  return (
    <>
      <TextAreaField
        label={trainingTexts.notes}
        value={unit.athleteNote}
        errorId={isBlocked ? errorId : undefined}
        ref={ref}
        onChange={(athleteNote) => dispatch(runsActions.noteWritten({ clientId, athleteNote }))}
      />
      {isBlocked && (
        <Alert kind="error" id={errorId}>
          {trainingTexts.noteRequired}
        </Alert>
      )}
    </>
  );
}
