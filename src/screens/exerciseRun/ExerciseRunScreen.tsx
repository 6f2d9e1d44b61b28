import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { deskActions } from '../../../store/desk/slice';
import {
  selectCurrentExercise,
  selectCurrentRunUnit,
  selectExerciseRunState,
  selectOpenExerciseRun,
} from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectAthleteName } from '../../../store/users/selectors';
import { Page } from '../../components/layout/Page';
import { trainingTexts } from '../../texts/exerciseRun';
import { runTexts } from '../../texts/runs';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingPage } from '../page/LoadingPage';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useOpenRun } from '../runs/useOpenRun';
import { ExerciseRunDone } from './ExerciseRunDone';
import { ExerciseStep } from './ExerciseStep';

/** `/training` and `/training/:userScreeningId`: an exercise run, exercise by exercise. */
export function ExerciseRunScreen() {
  const { userScreeningId } = useParams();
  useOpenRun(exerciseRunActions, userScreeningId === undefined ? null : Number(userScreeningId));
  const { status, isSent, isUnsaved } = useAppSelector(selectExerciseRunState);
  const run = useAppSelector(selectOpenExerciseRun);
  const exercise = useAppSelector(selectCurrentExercise);
  const unit = useAppSelector(selectCurrentRunUnit);
  const dispatch = useAppDispatch();
  // The end shows the week: what is on the device is read until then.
  useEffect(() => {
    dispatch(deskActions.opened());
  }, [dispatch]);
  useSecondaryTitle(useAppSelector((state) => selectAthleteName(state, run?.userId)));

  if (status === 'closed' || status === 'opening') return <LoadingPage shape="run" />;
  if (status === 'elsewhere') return <EmptyPage icon="training" {...runTexts.elsewhere} />;
  if (!run || !exercise || !unit) return <EmptyPage icon="training" {...trainingTexts.unavailable} />;
  // A run that the server does not have yet ends on the start page [TR-18], unless the device could not save it.
  const isOver = status === 'completed';
  if (isOver && !isSent && !isUnsaved) return <Navigate to="/" replace />;
  return (
    <Page>
      <ExerciseStep run={run} exercise={exercise} unit={unit} />
      {isOver && <ExerciseRunDone run={run} exerciseRunId={isSent ? (run.id ?? null) : null} />}
    </Page>
  );
}
