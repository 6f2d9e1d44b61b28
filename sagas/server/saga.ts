import { serverActions } from '../../store/server/slice';
import { sessionActions } from '../../store/session/slice';
import { updateActions } from '../../store/update/slice';
import { type Saga, takeEvery } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import * as meeting from './meeting';

/**
 * Asks the server what it says of itself after each update. The sign-in asks before it, see `sagas/session`; what is on
 * the device is named after it. The login page asks whether it is a demo.
 */
export function* serverSaga(): Saga {
  const loadFeatures = worker({ name: 'loadFeatures', until: signOut }, meeting.loadFeatures);
  const nameServer = worker({ name: 'nameServer', until: signOut }, meeting.nameServer);
  yield* takeEvery([sessionActions.loggedIn], nameServer);
  yield* takeEvery([updateActions.updateSucceeded], loadFeatures);
  yield* takeEvery([serverActions.demoRequested], worker({ name: 'findDemo' }, meeting.findDemo));
}
