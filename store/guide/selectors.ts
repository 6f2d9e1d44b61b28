import { isTicking } from '../../src/domain/guide/clock';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectGuide = (state: RootState) => selectOffice(state).guide;

export const selectGuideSwitches = (state: RootState) => selectGuide(state).switches;

/** Whether the screen shall stay on: while a clock runs, where the person wants it [GT-2]. */
export const selectWantsWakeLock = (state: RootState): boolean => {
  const { clock, phases, switches } = selectGuide(state);
  return switches.awake && clock !== null && isTicking(clock, phases);
};
