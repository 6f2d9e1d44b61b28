import { offeredWay } from '../../src/domain/homeScreen';
import type { RootState } from '../rootReducer';
import { selectWaitingRunCount } from '../runs/selectors';

/** The way onto the home screen that is offered now, or null [AC-3]. */
export const selectOfferedWay = (state: RootState) =>
  offeredWay({ ...state.homeScreen, waitingRuns: selectWaitingRunCount(state) });
