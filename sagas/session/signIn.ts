import { endSessionFeature } from '../../src/contract/features';
import type { CurrentUser } from '../../src/contract/schemas';
import { selectHasFeature } from '../../store/server/selectors';
import type { ServerState } from '../../store/server/slice';
import { selectOwner, selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectVideoUrls } from '../../store/videos/selectors';
import { delay, put, race, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { askServer as askWithoutEnd, meetServer } from '../server/meeting';

/** Milliseconds that a sign-in waits for what the server says of itself. Most people never change the server. */
const patience = 4000;

/** Asks the server what it says of itself. Returns null if that fails or takes too long. */
export function* askServer(): Saga<ServerState | null> {
  try {
    const { said } = yield* race({ said: askWithoutEnd, late: () => delay(patience) });
    return said ?? null;
  } catch {
    return null;
  }
}

/**
 * Signs a user in on this device, with the answer of a login, an invitation or the set-up. Ids may mean other people on
 * another server. So the app learns which server this is before it shows or sends anything of the user. From one that
 * does not say so it shows, but sends nothing [FL-18].
 */
export function* signInAs(user: CurrentUser, known: ServerState | null = null): Saga {
  const { session } = yield* services();
  const said = known ?? (yield* askServer());
  if (said) yield* meetServer(said);
  else if (session.server()?.instance) session.noteSilentServer();
  session.saveDataInitialized(false);
  session.removeLeftSignIn();
  session.saveUser(user);
  yield* put(sessionActions.loggedIn(user));
}

/** Removes the user from this tab. The runs stay in the database and keep their `recordedBy` [FL-9]. */
export function* forgetUser(byChoice: boolean): Saga {
  const { page } = yield* services();
  for (const url of yield* select(selectVideoUrls)) page.revokeObjectUrl(url);
  yield* put(sessionActions.loggedOut({ byChoice }));
}

/** Notes whose sign-in ends now for good, so that it is known also after the app was closed [CO-26, CO-27]. */
export const noteLeft = worker(
  { name: 'noteLeft' },
  function* note(isEndedElsewhere: boolean, isErased: boolean = false): Saga {
    const { session } = yield* services();
    const owner = yield* select(selectOwner);
    if (owner) session.saveLeftSignIn({ owner, isEndedElsewhere, isErased, isCleared: false });
  },
);

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
  yield* noteLeft(false);
  yield* logOut(byChoice);
  yield* put(sessionActions.left(user && canEnd ? user.token : null));
}
