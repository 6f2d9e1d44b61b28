import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectExerciseIndex,
  selectExerciseNote,
  selectTrainedScreening,
  selectTrainingRunState,
} from '../../store/selectors/training';
import { trainingRunActions } from '../../store/slices/trainingRun';
import { DescriptionList } from '../components/DescriptionList';
import { DoseLine } from '../components/DoseLine';
import { Fold } from '../components/Fold';
import { RunLayout } from '../components/layout/RunLayout';
import { StepHead } from '../components/StepHead';
import type { Exercise, RunUnit } from '../contract/schemas';
import type { LocalExerciseRun } from '../domain/localRuns';
import { appTexts } from '../texts/app';
import { runTexts } from '../texts/run';
import { trainingTexts } from '../texts/training';
import { ExerciseActions } from './ExerciseActions';
import { ExerciseNotes } from './ExerciseNotes';
import { doseItems } from './exerciseDose';
import { MovementClip } from './MovementClip';
import { RunLane } from './RunLane';
import { TrainerNote } from './TrainerNote';
import { useBlockFocus } from './useBlockFocus';
import { useDocumentTitle } from './useDocumentTitle';
import { useStepFocus } from './useStepFocus';

interface ExerciseStepProps {
  run: LocalExerciseRun;
  exercise: Exercise;
  unit: RunUnit;
}

/** One exercise of a training [TR-5 to TR-11]. It is mounted anew for every step, with its description closed [TR-22]. */
export function ExerciseStep({ run, exercise, unit }: ExerciseStepProps) {
  const dispatch = useAppDispatch();
  const { step, isBlocked } = useAppSelector(selectTrainingRunState);
  const index = useAppSelector(selectExerciseIndex);
  const note = useAppSelector(selectExerciseNote);
  const userScreening = useAppSelector(selectTrainedScreening);
  const [isDescribed, setDescribed] = useState(false);
  const heading = useStepFocus(step);
  const notes = useRef<HTMLTextAreaElement>(null);
  const focusBlock = useBlockFocus(isBlocked, notes);
  const exercises = run.exercises.length;
  const place = runTexts.place.exerciseRun(index + 1, exercises);
  useDocumentTitle(runTexts.documentTitle(place, appTexts.titles.training));

  const goOn = () => {
    dispatch(trainingRunActions.nextPressed());
    focusBlock();
  };
  const finishExercise = () => {
    dispatch(trainingRunActions.donePressed());
    focusBlock();
  };

  return (
    <>
      <ExerciseLane index={index} exercises={exercises} isOver={run.completed} label={place} />
      <RunLayout
        onSubmit={finishExercise}
        clip={<MovementClip name={exercise.name} video={exercise.video} />}
        head={
          <StepHead kicker={place} title={exercise.name} ref={heading}>
            <DoseLine items={doseItems(exercise, unit)} />
          </StepHead>
        }
        note={
          <TrainerNote
            title={runTexts.note}
            text={note}
            userScreeningId={userScreening?.id}
            target={{ kind: 'exercise', id: exercise.id }}
          />
        }
        description={
          <Fold title={runTexts.description} open={isDescribed} onToggle={setDescribed}>
            <DescriptionList
              entries={[
                { term: trainingTexts.startingPosition, text: exercise.description },
                { term: trainingTexts.movement, text: exercise.description2 },
                { term: trainingTexts.progression, text: exercise.description3 },
                { term: runTexts.materials, text: exercise.materials },
                { term: trainingTexts.goal, text: exercise.goal },
              ]}
            />
          </Fold>
        }
        actions={
          <ExerciseActions
            isFirst={index === 0}
            isLast={index === exercises - 1}
            isDone={unit.completed}
            onNext={goOn}
          />
        }
      >
        <ExerciseNotes clientId={run.clientId} unit={unit} ref={notes} />
      </RunLayout>
    </>
  );
}

interface ExerciseLaneProps {
  index: number;
  exercises: number;
  isOver: boolean;
  label: string;
}

/** Index divided by last index [TR-5]; a single exercise fills the lane once it is over. */
function ExerciseLane({ index, exercises, isOver, label }: ExerciseLaneProps) {
  const last = exercises - 1;
  return last === 0 ? (
    <RunLane value={isOver ? 1 : 0} max={1} label={label} />
  ) : (
    <RunLane value={index} max={last} label={label} />
  );
}
