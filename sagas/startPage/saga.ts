import { runsActions } from '../../store/runs/slice';
import { screeningActions } from '../../store/screening/slice';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectKeptRuns } from '../../store/startPage/selectors';
import { startPageActions } from '../../store/startPage/slice';
import { selectStartRuns } from '../../store/startPage/startRuns';
import { debounce, put, type Saga, select } from '../lib/effects';

/** Milliseconds without a change before it is kept. A run that is new by then comes without being kept. */
const quietTime = 1000;

/** What changes which runs are shown, or which of them are on the device. */
const changes = [sessionActions.restored, screeningActions.loaded, ...Object.values(runsActions)];

function* keep(): Saga {
  const user = yield* select(selectUser);
  if (!user) return;
  const runs = yield* select(selectStartRuns);
  const kept = yield* select(selectKeptRuns, user.id);
  if (JSON.stringify(runs) !== JSON.stringify(kept)) yield* put(startPageActions.runsKept(runs));
}

/** Keeps which runs the start page shows, for the next start [CO-28]. */
export function* startPageSaga(): Saga {
  yield* debounce(quietTime, changes, keep);
}
