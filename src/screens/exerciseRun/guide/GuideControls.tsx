import type { UnknownAction } from '@reduxjs/toolkit';
import { guideActions } from '../../../../store/guide/slice';
import { useAppDispatch } from '../../../../store/hooks';
import { Button } from '../../../components/form/Button';
import { ToolButton } from '../../../components/guide/ToolButton';
import type { IconName } from '../../../components/status/Icon';
import { type GuideClock, isOver, isWaiting } from '../../../domain/guide/clock';
import type { Phase } from '../../../domain/guide/phases';
import { guideTexts } from '../../../texts/guide';
import { endOfSet } from './guideWords';

interface Control {
  word: string;
  mark?: IconName;
  action: () => UnknownAction;
  /** The person ends what is under way, or begins it: nothing goes on by itself. */
  isNext?: boolean;
  /** Whether the phase can be put back. */
  hasReset?: boolean;
}

const { startPressed, holdPressed, resetPressed, skipPressed, repeatPressed } = guideActions;

/** The main button of each state of the clock. */
const controlOf = (clock: GuideClock, phases: readonly Phase[]): Control => {
  if (isOver(clock, phases)) return { word: guideTexts.oneMore, mark: 'reset', action: repeatPressed };
  if (isWaiting(clock, phases)) {
    const hasReset = clock.state === 'held';
    return { word: guideTexts.start, mark: 'play', action: startPressed, isNext: true, hasReset };
  }
  switch (phases[clock.phase]?.kind) {
    case 'hold':
      return { word: guideTexts.stop, mark: 'pause', action: holdPressed, hasReset: true };
    case 'rest':
      return { word: guideTexts.skipRest, action: skipPressed, hasReset: true };
    case 'switch':
      return { word: guideTexts.startNow, action: skipPressed, hasReset: true };
    default:
      return { word: endOfSet(clock, phases), mark: 'check', action: skipPressed, isNext: true };
  }
};

interface GuideControlsProps {
  clock: GuideClock;
  phases: readonly Phase[];
  /** The exercise is already done: what comes next is the next one. */
  isDone: boolean;
}

/** The buttons of the clock. The main one stays the same element, so that it keeps the focus. */
export function GuideControls({ clock, phases, isDone }: GuideControlsProps) {
  const dispatch = useAppDispatch();
  const { word, mark, action, isNext = false, hasReset } = controlOf(clock, phases);
  return (
    <>
      <Button
        variant={isNext && !isDone ? 'primary' : 'secondary'}
        {...(mark && { mark })}
        onClick={() => dispatch(action())}
      >
        {word}
      </Button>
      {hasReset && (
        <ToolButton icon="reset" label={guideTexts.reset} framed onClick={() => dispatch(resetPressed())} />
      )}
    </>
  );
}
