import { useRef } from 'react';
import {
  selectExerciseIndex,
  selectExerciseRunState,
  selectTrainedScreening,
} from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { DoseLine } from '../../components/exercise/DoseLine';
import type { RunUnit } from '../../contract/runs';
import { isGuided, phasesOf } from '../../domain/guide/phases';
import type { PlannedExercise } from '../../domain/plan';
import type { LocalExerciseRun } from '../../domain/runs';
import { appTexts } from '../../texts/app';
import { trainingTexts } from '../../texts/exerciseRun';
import { runTexts } from '../../texts/runs';
import { AdaptedLine } from '../plan/AdaptedLine';
import { ClockAlert } from '../runs/ClockAlert';
import { RunLane } from '../runs/RunLane';
import { RunStep } from '../runs/RunStep';
import { useBlockFocus } from '../runs/useBlockFocus';
import { ExerciseForms } from '../training/ExerciseForms';
import { doseItems } from '../training/exerciseDose';
import { ExerciseActions } from './ExerciseActions';
import { ExerciseNotes } from './ExerciseNotes';
import { Guide } from './guide/Guide';
import { UnitPain } from './UnitPain';

interface ExerciseStepProps {
  run: LocalExerciseRun;
  exercise: PlannedExercise;
  unit: RunUnit;
}

/** One exercise of a run [TR-5 to TR-11]. */
export function ExerciseStep({ run, exercise, unit }: ExerciseStepProps) {
  const dispatch = useAppDispatch();
  const { status, step, isBlocked } = useAppSelector(selectExerciseRunState);
  const index = useAppSelector(selectExerciseIndex);
  const userScreening = useAppSelector(selectTrainedScreening);
  const notes = useRef<HTMLTextAreaElement>(null);
  const focusBlock = useBlockFocus(isBlocked, notes);
  const last = run.exercises.length - 1;
  const hasClock = status === 'open' && isGuided(phasesOf(exercise));
  const place = runTexts.place.exerciseRun(index + 1, run.exercises.length);
  // The lane shows index divided by last index [TR-5]; a single exercise fills it when the run is over.
  const lane = last === 0 ? { value: run.completed ? 1 : 0, max: 1 } : { value: index, max: last };

  const goOn = () => {
    dispatch(exerciseRunActions.nextPressed());
    focusBlock();
  };
  const finishExercise = () => {
    dispatch(exerciseRunActions.donePressed());
    focusBlock();
  };

  return (
    <>
      <RunLane {...lane} label={place} />
      <RunStep
        userId={run.userId}
        movement={exercise}
        step={step}
        place={place}
        pageTitle={appTexts.titles.training}
        guide={
          (hasClock || index < last) && <Guide run={run} index={index} unit={unit} hasClock={hasClock} />
        }
        dose={
          <>
            <DoseLine items={doseItems(exercise, unit)} />
            <AdaptedLine exercise={exercise} />
            <ExerciseForms exercise={exercise} />
          </>
        }
        pain={<UnitPain run={run} name={exercise.name} unit={unit} />}
        note={{ userScreeningId: userScreening?.id, target: { kind: 'exercise', id: exercise.id } }}
        description={[
          { term: trainingTexts.startingPosition, text: exercise.description },
          { term: trainingTexts.movement, text: exercise.description2 },
          { term: trainingTexts.progression, text: exercise.description3 },
          { term: runTexts.materials, text: exercise.materials },
          { term: trainingTexts.goal, text: exercise.goal },
        ]}
        actions={
          <ExerciseActions
            isFirst={index === 0}
            isLast={index === last}
            isDone={unit.completed}
            onNext={goOn}
          />
        }
        onSubmit={finishExercise}
      >
        <ClockAlert run={run} />
        <ExerciseNotes clientId={run.clientId} unit={unit} ref={notes} />
      </RunStep>
    </>
  );
}
