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
