import { createSelector } from '@reduxjs/toolkit';
import type { Test, User } from '../../src/contract/schemas';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { type FulfilState, fulfilStateOf } from '../../src/domain/trackside/answers';
import { hasConsent } from '../../src/domain/trackside/candidates';
import {
  type EndingSummary,
  endingOf,
  type GridRow,
  gridOf,
  runOfMember,
} from '../../src/domain/trackside/grid';
import { memberOf, type TracksideCell, type TracksideSession } from '../../src/domain/trackside/session';
import { nextCell, previousCell } from '../../src/domain/trackside/steps';
import type { RootState } from '../rootReducer';
import { selectAllScreeningRuns } from '../runs/selectors';
import { selectAthletes, selectScreening } from '../screening/selectors';
import type { TracksideState } from './reducer';
import { cellName } from './slice';

/** Returns the state of the track. Only its page and sagas may ask: they come together with its slice. */
export const selectTrackside = ({ trackside }: RootState): TracksideState => {
  if (!trackside) throw new Error('The track has not been opened.');
  return trackside;
};

export const selectTracksideSession = (state: RootState): TracksideSession | null =>
  selectTrackside(state).session;

/** The screening of the session; undefined where the device does not have it. */
export const selectTracksideScreening = (state: RootState) =>
  selectScreening(state, selectTracksideSession(state)?.screeningId);

const noTests: Test[] = [];

export const selectTracksideTests = (state: RootState): Test[] =>
  selectTracksideScreening(state)?.tests ?? noTests;

/** The athletes with consent [TS-1]. */
export const selectTracksideAthletes = createSelector([selectAthletes], (athletes): User[] =>
  athletes.filter(hasConsent),
);

/** A row for each athlete in the order of the session; none without a session [TS-3]. */
export const selectTracksideGrid = createSelector(
  [selectTracksideSession, selectTracksideTests, selectAllScreeningRuns],
  (session, tests, runs): GridRow[] => (session ? gridOf(session, tests, runs) : []),
);

/** What 'Für alle abschließen' would do [TS-3]. */
export const selectTracksideEnding: (state: RootState) => EndingSummary = createSelector(
  [selectTracksideGrid],
  endingOf,
);

/** Where 'Nächste Person' or 'Nächster Test' leads; null after the last cell [TS-1]. */
export const selectNextCell = createSelector(
  [selectTracksideSession, selectTracksideTests],
  (session, tests): TracksideCell | null => session && nextCell(session, tests),
);

/** Where one step back leads; null at the first cell. */
export const selectPreviousCell = createSelector(
  [selectTracksideSession, selectTracksideTests],
  (session, tests): TracksideCell | null => session && previousCell(session, tests),
);

/** The run of an athlete of the session. */
export const selectTracksideRun = (state: RootState, userId: number): LocalScreeningRun | undefined => {
  const session = selectTracksideSession(state);
  const member = session && memberOf(session, userId);
  return member ? runOfMember(session, member, selectAllScreeningRuns(state)) : undefined;
};

/** What 'Alles erfüllt' can do in a cell [TS-2]. */
export const selectFulfilState = (state: RootState, cell: TracksideCell): FulfilState => {
  const run = selectTracksideRun(state, cell.userId);
  const test = selectTracksideTests(state).find(({ id }) => id === cell.testId);
  const fulfilled = selectTrackside(state).fulfilled[cellName(cell)] ?? [];
  return run && test ? fulfilStateOf(run, test, fulfilled) : 'idle';
};
