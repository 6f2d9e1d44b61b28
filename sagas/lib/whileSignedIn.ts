import { call, race, take } from 'redux-saga/effects';
import { sessionActions } from '../../store/session/slice';
import type { Saga } from './effects';

/** Runs the body, and drops it the moment the user logs out: nothing of it may reach the next user [SE-1]. */
export function* whileSignedIn(body: () => Saga): Saga {
  yield race([call(body), take(sessionActions.loggedOut.type)]);
}
