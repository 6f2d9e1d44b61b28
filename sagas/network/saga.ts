import { networkActions } from '../../store/network/slice';
import { syncActions } from '../../store/sync/slice';
import { put, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';

function* follow(isOnline: boolean): Saga {
  yield* put(networkActions.onlineChanged(isOnline));
  if (isOnline) yield* put(syncActions.flushRequested());
}

/** Follows the network state and flushes when the device comes online [FL-1]. */
export function* networkSaga(): Saga {
  const { network } = yield* services();
  yield* put(networkActions.onlineChanged(network.isOnline()));
  yield* forEachEvent(network.onChange, follow);
}
