import { setupActions } from '../../store/setup/slice';
import { workersOf } from '../lib/asking';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { worker } from '../lib/worker';
import { leave } from '../session/signIn';

const beginning = lazyModule(() => import('./beginning'));

/** The beginning of a club on an empty server [CL-1]. */
export function* setupSaga(): Saga {
  const { asks, tells } = workersOf(setupActions);
  // Not to the login page: the person goes on with the set-up.
  yield* takeLeading(
    [setupActions.leaveRequested],
    worker({ name: 'leaveForSetup' }, () => leave(false)),
  );
  yield* takeLatest([setupActions.opened], asks('openSetup', beginning('openSetup')));
  yield* takeLeading([setupActions.submitted], tells('beginClub', beginning('beginClub')));
}
