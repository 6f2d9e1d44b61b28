import { setupActions } from '../../store/setup/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { worker } from '../lib/worker';
import { leave } from '../session/signIn';
import { beginClub, openSetup } from './work';

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [setupActions.closed];

/** The beginning of a club on an empty server [CL-1]. */
export function* setupSaga(): Saga {
  const { leaveRequested, opened, checkFailed, submitted, sendingFailed } = setupActions;
  // Not to the login page: the person goes on with the set-up.
  yield* takeLeading(
    [leaveRequested],
    worker({ name: 'leaveForSetup' }, () => leave(false)),
  );
  yield* takeLatest([opened], worker({ name: 'openSetup', until, failed: checkFailed }, openSetup));
  yield* takeLeading([submitted], worker({ name: 'beginClub', until, failed: sendingFailed }, beginClub));
}
