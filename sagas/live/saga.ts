import { networkActions } from '../../store/network/slice';
import { sessionActions } from '../../store/session/slice';
import { type Saga, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { worker } from '../lib/worker';

const work = lazyModule(() => import('./work'));

/** Keeps the live channel open while somebody is signed in and the device is online [LC-1]. */
export function* liveSaga(): Saga {
  yield* takeLeading(
    [sessionActions.restored, sessionActions.loggedIn, networkActions.onlineChanged],
    worker({ name: 'keepLive' }, work('keepLive')),
  );
}
