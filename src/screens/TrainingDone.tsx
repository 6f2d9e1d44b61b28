import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectTrainingRunState } from '../../store/selectors/training';
import { trainingRunActions } from '../../store/slices/trainingRun';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { runTexts } from '../texts/run';
import { trainingTexts } from '../texts/training';
import { UnsavedAlert } from './UnsavedAlert';

/** The end of a training that the server has, or that could not even be kept here [TR-17, TR-19]. */
export function TrainingDone() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isSent } = useAppSelector(selectTrainingRunState);
  // The training is over: there is no way back to it.
  const goHome = () => navigate('/', { replace: true });
  return (
    <Dialog
      icon="trophy"
      title={trainingTexts.completed}
      onClose={goHome}
      actions={<Button onClick={goHome}>{runTexts.home}</Button>}
    >
      {!isSent && <UnsavedAlert onRetry={() => dispatch(trainingRunActions.saveRequested())} />}
    </Dialog>
  );
}
