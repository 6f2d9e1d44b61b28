import { Navigate, useParams } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectAthleteName } from '../../store/selectors/screening';
import {
  selectCurrentExercise,
  selectCurrentRunUnit,
  selectOpenExerciseRun,
  selectTrainingRunState,
} from '../../store/selectors/training';
import { trainingRunActions } from '../../store/slices/trainingRun';
import { Page } from '../components/layout/Page';
import { Skeleton } from '../components/Skeleton';
import { runTexts } from '../texts/run';
import { trainingTexts } from '../texts/training';
import { EmptyPage } from './EmptyPage';
import { ExerciseStep } from './ExerciseStep';
import { TrainingDone } from './TrainingDone';
import { useOpenRun } from './useOpenRun';
import { useSecondaryTitle } from './useSecondaryTitle';

/** `/training` and `/training/:userScreeningId`: a training, exercise by exercise. */
export function TrainingScreen() {
  const { userScreeningId } = useParams();
  useOpenRun(trainingRunActions, userScreeningId === undefined ? null : Number(userScreeningId));
  const { status, step, isSent, isUnsaved } = useAppSelector(selectTrainingRunState);
  const run = useAppSelector(selectOpenExerciseRun);
  const exercise = useAppSelector(selectCurrentExercise);
  const unit = useAppSelector(selectCurrentRunUnit);
  useSecondaryTitle(useAppSelector((state) => selectAthleteName(state, run?.userId)));

  if (status === 'closed' || status === 'opening') {
    return (
      <Page>
        <Skeleton />
      </Page>
    );
  }
  if (status === 'elsewhere') return <EmptyPage icon="training" {...runTexts.elsewhere} />;
  if (!run || !exercise || !unit) return <EmptyPage icon="training" {...trainingTexts.unavailable} />;
  // Without the server there is nothing to ask yet, and the way leads home [TR-18]; but not with a run that is nowhere safe.
  const isOver = status === 'completed';
  if (isOver && !isSent && !isUnsaved) return <Navigate to="/" replace />;
  return (
    <Page>
      <ExerciseStep key={step} run={run} exercise={exercise} unit={unit} />
      {isOver && <TrainingDone exerciseRunId={isSent ? (run.id ?? null) : null} />}
    </Page>
  );
}
