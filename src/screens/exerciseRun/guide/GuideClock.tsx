import { useLayoutEffect, useMemo } from 'react';
import { selectGuide } from '../../../../store/guide/selectors';
import { guideActions } from '../../../../store/guide/slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { ClockCard } from '../../../components/guide/ClockCard';
import { SetCounter } from '../../../components/guide/SetCounter';
import { Lane } from '../../../components/runs/Lane';
import { Still } from '../../../components/runs/Still';
import type { Exercise } from '../../../contract/schemas';
import { setDoseOf } from '../../../domain/dose';
import { type GuideClock as Clock, isOver, secondsLeft } from '../../../domain/guide/clock';
import type { GuidedStep } from '../../../domain/guide/keptClock';
import { type Phase, phasesOf } from '../../../domain/guide/phases';
import { setsAt } from '../../../domain/guide/sets';
import { doseTexts } from '../../../texts/exerciseRun';
import { guideTexts } from '../../../texts/guide';
import { useVideoUrl } from '../../videos/useVideoUrl';
import { SwitchIcon } from './GuideSwitches';
import { comingNext, doneInWords, phaseTitle } from './guideWords';

interface GuideClockProps {
  step: GuidedStep;
  exercise: Exercise;
  /** The exercise that follows when this one is ticked off; null: none, undefined: it is ticked off already. */
  next: string | null | undefined;
}

/** Keeps the clock of an exercise open while it is on the screen. */
const useOpenGuide = ({ clientId, position }: GuidedStep, phases: Phase[]) => {
  const dispatch = useAppDispatch();
  // Before the first paint, so that a clock that goes on is never shown as waiting.
  useLayoutEffect(() => {
    dispatch(guideActions.opened({ clientId, position, phases }));
    return () => {
      dispatch(guideActions.closed());
    };
  }, [dispatch, clientId, position, phases]);
};

/** The dose of one set that has no clock, for example '8 - 10 Wiederholungen'. */
const amountOf = (exercise: Exercise): string | null => {
  const dose = setDoseOf(exercise);
  return dose && `${dose.text} ${doseTexts.units[dose.unit]}`;
};

/** Up to two minutes a mark each five seconds, beyond it each half minute. */
const tickEvery = (seconds: number) => (seconds > 120 ? 30 : 5);

/** The clock that leads through the sets, pauses and sides of an exercise [GT-1 to GT-3]. */
export function GuideClock({ step, exercise, next }: GuideClockProps) {
  const phases = useMemo(() => phasesOf(exercise), [exercise]);
  useOpenGuide(step, phases);
  const { clock } = useAppSelector(selectGuide);
  if (!clock) return null;
  const over = isOver(clock, phases);
  const phase = phases[clock.phase];
  const seconds = secondsLeft(clock, phases);
  const sets = setsAt(clock, phases);
  const isCounted = sets.length > 1 || sets.some((efforts) => efforts.length > 1);
  const isRest = phase?.kind === 'rest';
  return (
    <ClockCard
      ground={phase?.kind ?? 'over'}
      title={phaseTitle(clock, phases)}
      seconds={seconds}
      ring={isRest ? phase.seconds : null}
      amount={over ? null : amountOf(exercise)}
      done={over ? doneInWords(phases) : null}
      lane={<HoldLane clock={clock} phases={phases} />}
      sets={isCounted && !isRest && <SetCounter sets={sets} />}
      next={over ? tickOff(next) : comingNext(clock, phases, amountOf(exercise))}
      picture={isRest && <ExercisePicture exercise={exercise} />}
      {...(!over && iconsBeside(seconds !== null))}
    />
  );
}

function ExercisePicture({ exercise }: { exercise: Exercise }) {
  return <Still src={useVideoUrl(exercise.video)} />;
}

/** The switches beside the phase. The screen stays on only for a clock. */
const iconsBeside = (isClock: boolean) => ({
  left: <SwitchIcon name="sound" />,
  right: (
    <>
      <SwitchIcon name="vibration" />
      {isClock && <SwitchIcon name="awake" />}
    </>
  ),
});

const tickOff = (next: string | null | undefined) => (next === undefined ? null : guideTexts.tickOff(next));

/** How much of a hold is done. */
function HoldLane({ clock, phases }: { clock: Clock; phases: readonly Phase[] }) {
  const phase = phases[clock.phase];
  const left = secondsLeft(clock, phases);
  if (phase?.kind !== 'hold' || phase.seconds === null || left === null || clock.state === 'ready')
    return null;
  const done = Math.max(phase.seconds - left, 0);
  return (
    <Lane
      value={done}
      max={phase.seconds}
      label={guideTexts.heldSoFar(done, phase.seconds)}
      tickEvery={tickEvery(phase.seconds)}
    />
  );
}
