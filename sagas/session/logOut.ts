import { endSessionFeature } from '../../src/contract/features';
import { selectHasFeature } from '../../store/features/selectors';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectVideoUrls } from '../../store/videos/selectors';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/** Removes the user from this tab. The runs stay in the database and keep their `recordedBy` [FL-9]. */
export function* forgetUser(byChoice: boolean): Saga {
  const { page } = yield* services();
  for (const url of yield* select(selectVideoUrls)) page.revokeObjectUrl(url);
  yield* put(sessionActions.loggedOut({ byChoice }));
}

/** Ends the session on this device [SH-12]. */
export function* logOut(byChoice: boolean): Saga {
  const { session } = yield* services();
  session.saveDataInitialized(false);
  session.removeUser();
  yield* forgetUser(byChoice);
}

/**
 * Logs out because the person wants it. What is left to do then needs the server and the local database, and nobody
 * waits for it. Leads to the login page if `byChoice`.
 */
export function* leave(byChoice: boolean): Saga {
  const user = yield* select(selectUser);
  const canEnd = yield* select(selectHasFeature, endSessionFeature);
  yield* logOut(byChoice);
  yield* put(sessionActions.left(user && canEnd ? user.token : null));
}
