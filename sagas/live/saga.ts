import { networkActions } from '../../store/network/slice';
import { sessionActions } from '../../store/session/slice';
import { type Saga, takeLeading } from '../lib/effects';
import { worker } from '../lib/worker';
import { keepLive } from './keepLive';

/** Keeps the live channel open while somebody is signed in and the device is online [LC-1]. */
export function* liveSaga(): Saga {
  yield* takeLeading(
    [sessionActions.restored, sessionActions.loggedIn, networkActions.onlineChanged],
    worker({ name: 'keepLive' }, keepLive),
  );
}
