import { useNavigate } from 'react-router-dom';
import { selectExerciseRunState } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { selectFeedbackKey } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import type { LocalExerciseRun } from '../../domain/runs';
import { componentTexts } from '../../texts/components';
import { trainingTexts } from '../../texts/exerciseRun';
import { feedbackTexts } from '../../texts/feedback';
import { FirstQuestion } from '../feedback/FirstQuestion';
import { UnsavedAlert } from '../runs/UnsavedAlert';
import { TrainingMoment } from './TrainingMoment';

interface ExerciseRunDoneProps {
  run: LocalExerciseRun;
  /** The server has it under this id; null: it is not even saved on the device. */
  exerciseRunId: number | null;
}

/** The end of an exercise run [TR-17, TR-19]. */
export function ExerciseRunDone({ run, exerciseRunId }: ExerciseRunDoneProps) {
  const navigate = useNavigate();
  // `replace`: the back button must not return to a completed run.
  const goTo = (path: string) => navigate(path, { replace: true });
  return exerciseRunId === null ? (
    <UnsavedRun run={run} onLeave={() => goTo('/')} />
  ) : (
    <FeedbackQuestion run={run} exerciseRunId={exerciseRunId} onLeave={goTo} />
  );
}

interface FeedbackQuestionProps {
  run: LocalExerciseRun;
  exerciseRunId: number;
  onLeave: (path: string) => void;
}

/**
 * Asks for feedback, and its first question at once: an answer is a yes [MO-3]. After a no, also by Escape, the user is
 * not asked about this run again [TR-20].
 */
function FeedbackQuestion({ run, exerciseRunId, onLeave }: FeedbackQuestionProps) {
  const dispatch = useAppDispatch();
  const key = useAppSelector((state) => selectFeedbackKey(state, String(exerciseRunId)));
  const { offer } = feedbackTexts;
  const decline = () => {
    dispatch(feedbackActions.declined(key));
    onLeave('/');
  };
  const give = () => onLeave(`/feedback/${exerciseRunId}`);
  return (
    <Dialog
      band={<TrainingMoment run={run} />}
      title={trainingTexts.completed}
      onClose={decline}
      fields={<FirstQuestion feedbackKey={key} onSettle={give} />}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            {offer.no}
          </Button>
          <Button onClick={give}>{offer.yes}</Button>
        </>
      }
    >
      <p>{offer.question}</p>
    </Dialog>
  );
}

function UnsavedRun({ run, onLeave }: { run: LocalExerciseRun; onLeave: () => void }) {
  const dispatch = useAppDispatch();
  const { isDiskFull } = useAppSelector(selectExerciseRunState);
  return (
    <Dialog
      band={<TrainingMoment run={run} />}
      title={trainingTexts.completed}
      onClose={onLeave}
      actions={<Button onClick={onLeave}>{componentTexts.home}</Button>}
      fields={
        <UnsavedAlert isDiskFull={isDiskFull} onRetry={() => dispatch(exerciseRunActions.saveRequested())} />
      }
    />
  );
}
