import { selectExerciseRunState } from '../../../store/exerciseRun/selectors';
import { selectGuide } from '../../../store/guide/selectors';
import { guideActions } from '../../../store/guide/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { runsActions } from '../../../store/runs/slice';
import type { RunUnit } from '../../contract/runs';
import { isTicking } from '../../domain/guide/clock';
import type { LocalExerciseRun } from '../../domain/runs';
import { PainButton } from '../pain/PainButton';

interface UnitPainProps {
  run: LocalExerciseRun;
  /** The name of the exercise. */
  name: string;
  unit: RunUnit;
}

/** 'Schmerz?' at an exercise; it stops the clock [PN-1]. */
export function UnitPain({ run, name, unit }: UnitPainProps) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectExerciseRunState);
  const { clock, phases } = useAppSelector(selectGuide);
  return (
    <PainButton
      userId={run.userId}
      name={name}
      pain={{ pain: unit.pain ?? null, painNote: unit.painNote ?? null }}
      disabled={status !== 'open'}
      onOpen={() => {
        const isRunning = clock !== null && isTicking(clock, phases);
        if (isRunning) dispatch(guideActions.holdPressed());
        return isRunning;
      }}
      onReport={(pain) => dispatch(runsActions.unitPainReported({ clientId: run.clientId, pain }))}
    />
  );
}
