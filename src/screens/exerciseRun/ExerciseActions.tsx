import { selectExerciseRunState } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { selectGuide } from '../../../store/guide/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { Elements } from '../../components/elements';
import { Button } from '../../components/form/Button';
import { StepDock } from '../../components/guide/StepDock';
import { isOver } from '../../domain/guide/clock';
import { trainingTexts } from '../../texts/exerciseRun';
import { runTexts } from '../../texts/runs';
import { UnsavedAlert } from '../runs/UnsavedAlert';
import { GuideControls } from './guide/GuideControls';

interface ExerciseActionsProps {
  isFirst: boolean;
  isLast: boolean;
  /** The exercise is already done: the primary button is 'Weiter', and 'Erledigt' would undo it [TR-14]. */
  isDone: boolean;
  onNext: () => void;
}

/** The two ways on from an exercise, by which of them the person is to take now. */
interface WaysOn {
  leave: Elements;
  other: Elements;
}

/**
 * The buttons of a step; 'Erledigt' submits its form [TR-11, TR-21]. While a clock leads through the sets its button is
 * the big one. After the last set the step that leaves the exercise is.
 */
export function ExerciseActions({ isFirst, isLast, isDone, onNext }: ExerciseActionsProps) {
  const dispatch = useAppDispatch();
  const { status, isUnsaved, isDiskFull } = useAppSelector(selectExerciseRunState);
  const { clock, phases } = useAppSelector(selectGuide);
  const isOpen = status === 'open';
  const isGuided = isOpen && clock !== null;
  const isUnderWay = isGuided && !isOver(clock, phases);

  const back = (
    <Button
      variant="secondary"
      disabled={isFirst || !isOpen}
      onClick={() => dispatch(exerciseRunActions.backPressed())}
    >
      {runTexts.back}
    </Button>
  );
  const done = (
    <Button
      type="submit"
      variant={isDone || isUnderWay ? 'secondary' : 'primary'}
      mark="check"
      pressed={isDone}
      disabled={!isOpen}
    >
      {trainingTexts.done}
    </Button>
  );
  const next = (
    <Button variant={isDone ? 'primary' : 'secondary'} disabled={!isOpen} onClick={onNext}>
      {isLast ? runTexts.finish : runTexts.next}
    </Button>
  );
  const { leave, other }: WaysOn = isDone ? { leave: next, other: done } : { leave: done, other: next };

  return (
    <>
      {isUnsaved && isOpen && (
        <UnsavedAlert isDiskFull={isDiskFull} onRetry={() => dispatch(exerciseRunActions.saveRequested())} />
      )}
      {isGuided ? (
        <StepDock
          main={
            <>
              <GuideControls clock={clock} phases={phases} isDone={isDone} />
              {!isUnderWay && leave}
            </>
          }
          others={
            <>
              {back}
              {isUnderWay ? (
                <>
                  {done}
                  {next}
                </>
              ) : (
                other
              )}
            </>
          }
        />
      ) : (
        <>
          {back}
          {done}
          {next}
        </>
      )}
    </>
  );
}
