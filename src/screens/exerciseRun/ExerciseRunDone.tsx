import { useNavigate } from 'react-router-dom';
import { selectExerciseRunState } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { selectFeedbackKey } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { ConfirmDialog, Dialog } from '../../components/status/Dialog';
import { componentTexts } from '../../texts/components';
import { trainingTexts } from '../../texts/exerciseRun';
import { feedbackTexts } from '../../texts/feedback';
import { UnsavedAlert } from '../runs/UnsavedAlert';

/** The end of an exercise run: on the server under this id, or (null) not even saved on the device [TR-17, TR-19]. */
export function ExerciseRunDone({ exerciseRunId }: { exerciseRunId: number | null }) {
  const navigate = useNavigate();
  // `replace`: the back button must not return to a completed run.
  const goTo = (path: string) => navigate(path, { replace: true });
  return exerciseRunId === null ? (
    <UnsavedRun onLeave={() => goTo('/')} />
  ) : (
    <FeedbackQuestion exerciseRunId={exerciseRunId} onLeave={goTo} />
  );
}

interface FeedbackQuestionProps {
  exerciseRunId: number;
  onLeave: (path: string) => void;
}

/** Asks for feedback. After a no, also by Escape, the user is not asked about this run again [TR-20]. */
function FeedbackQuestion({ exerciseRunId, onLeave }: FeedbackQuestionProps) {
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => selectFeedbackKey(state, String(exerciseRunId)));
  const { offer } = feedbackTexts;
  const decline = () => {
    dispatch(feedbackActions.declined(key));
    onLeave('/');
  };
  return (
    <ConfirmDialog
      icon="trophy"
      title={trainingTexts.completed}
      cancel={offer.no}
      confirm={offer.yes}
      onConfirm={() => onLeave(`/feedback/${exerciseRunId}`)}
      onCancel={decline}
    >
      <p>{offer.question}</p>
    </ConfirmDialog>
  );
}

function UnsavedRun({ onLeave }: { onLeave: () => void }) {
  const dispatch = useAppDispatch();
  const { isDiskFull } = useAppSelector(selectExerciseRunState);
  return (
    <Dialog
      icon="trophy"
      title={trainingTexts.completed}
      onClose={onLeave}
      actions={<Button onClick={onLeave}>{componentTexts.home}</Button>}
      fields={
        <UnsavedAlert isDiskFull={isDiskFull} onRetry={() => dispatch(exerciseRunActions.saveRequested())} />
      }
    />
  );
}
