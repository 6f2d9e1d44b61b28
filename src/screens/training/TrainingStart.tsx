import { useNavigate } from 'react-router-dom';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectVideoReadiness } from '../../../store/videos/selectors';
import { DownloadProgress } from '../../components/exercise/DownloadProgress';
import { Button } from '../../components/form/Button';
import type { Exercise } from '../../contract/schemas';
import { trainingOverviewTexts } from '../../texts/trainingOverview';

interface TrainingStartProps {
  userScreeningId: number;
  /** The exercises of the interrupted exercise run, or of a new one. */
  exercises: readonly Exercise[];
  /** An interrupted exercise run can be continued. */
  isUnfinished: boolean;
}

/** The buttons that start an exercise run, once its videos are on the device [TO-8, TO-9, FL-11]. */
export function TrainingStart({ userScreeningId, exercises, isUnfinished }: TrainingStartProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { done, total, isLoading } = useAppSelector((state) => selectVideoReadiness(state, exercises));

  const start = () => navigate(`/training/${userScreeningId}`);
  const restart = () => {
    dispatch(exerciseRunActions.restartRequested({ userScreeningId }));
    start();
  };

  if (isLoading) {
    return (
      <>
        <DownloadProgress text={trainingOverviewTexts.videosLoading(done, total)} value={done} max={total} />
        <Button wide disabled>
          {trainingOverviewTexts.waiting}
        </Button>
      </>
    );
  }
  return (
    <>
      {isUnfinished && (
        <Button variant="secondary" onClick={restart}>
          {trainingOverviewTexts.restart}
        </Button>
      )}
      <Button mark="play" onClick={start}>
        {isUnfinished ? trainingOverviewTexts.resume : trainingOverviewTexts.start}
      </Button>
    </>
  );
}
