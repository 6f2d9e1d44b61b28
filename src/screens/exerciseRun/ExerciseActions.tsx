import { selectExerciseRunState } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { selectIsGuideWaiting } from '../../../store/guide/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { trainingTexts } from '../../texts/exerciseRun';
import { runTexts } from '../../texts/runs';
import { UnsavedAlert } from '../runs/UnsavedAlert';

interface ExerciseActionsProps {
  isFirst: boolean;
  isLast: boolean;
  /** The exercise is already done: the primary button is 'Weiter', and 'Erledigt' would undo it [TR-14]. */
  isDone: boolean;
  onNext: () => void;
}

/** The buttons of a step; 'Erledigt' submits its form [TR-11, TR-21]. */
export function ExerciseActions({ isFirst, isLast, isDone, onNext }: ExerciseActionsProps) {
  const dispatch = useAppDispatch();
  const { status, isUnsaved, isDiskFull } = useAppSelector(selectExerciseRunState);
  // While a clock waits for its start, that is what comes next.
  const isClockNext = useAppSelector(selectIsGuideWaiting);
  const variantOf = (isNext: boolean) => (isNext && !isClockNext ? 'primary' : 'secondary');
  const isOpen = status === 'open';
  return (
    <>
      {isUnsaved && isOpen && (
        <UnsavedAlert isDiskFull={isDiskFull} onRetry={() => dispatch(exerciseRunActions.saveRequested())} />
      )}
      <Button
        variant="secondary"
        disabled={isFirst || !isOpen}
        onClick={() => dispatch(exerciseRunActions.backPressed())}
      >
        {runTexts.back}
      </Button>
      <Button type="submit" variant={variantOf(!isDone)} mark="check" pressed={isDone} disabled={!isOpen}>
        {trainingTexts.done}
      </Button>
      <Button variant={variantOf(isDone)} disabled={!isOpen} onClick={onNext}>
        {isLast ? runTexts.finish : runTexts.next}
      </Button>
    </>
  );
}
