import { healthActions } from '../../store/health/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { load, rehearse } from './asking';

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [healthActions.closed, ...signOut];

/** Asks how the server is doing, and lets it try its last backup [HE-1, HE-4]. */
export function* healthSaga(): Saga {
  const { requested, loadingFailed, rehearsalWanted, rehearsalFailed } = healthActions;
  yield* takeLatest([requested], worker({ name: 'loadHealth', until, failed: loadingFailed }, load));
  yield* takeLeading(
    [rehearsalWanted],
    worker({ name: 'rehearse', until, failed: rehearsalFailed }, rehearse),
  );
}
