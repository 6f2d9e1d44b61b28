import { takeLeading } from 'redux-saga/effects';
import { networkActions } from '../../store/network/slice';
import { sessionActions } from '../../store/session/slice';
import type { Saga } from '../lib/effects';
import { lazily } from '../lib/lazily';

/** Keeps the live channel open while somebody is signed in and the device is online [LC-1]. */
export function* liveSaga(): Saga {
  yield takeLeading(
    [sessionActions.restored.type, sessionActions.loggedIn.type, networkActions.onlineChanged.type],
    lazily(async () => (await import('./work')).keepLive),
  );
}
