import type { CurrentUser } from '../../src/contract/schemas';
import type { FeaturesState } from '../../store/features/slice';
import { sessionActions } from '../../store/session/slice';
import { delay, put, race, type Saga } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';

const features = lazyModule(() => import('../features/work'));

/** Milliseconds that a sign-in waits for what the server says of itself. Most people never change the server. */
const patience = 4000;

/** Asks the server what it says of itself. Returns null if that fails or takes too long. */
export function* askServer(): Saga<FeaturesState | null> {
  try {
    const { said } = yield* race({ said: features('askServer'), late: () => delay(patience) });
    return said ?? null;
  } catch {
    return null;
  }
}

/**
 * Signs a user in on this device, with the answer of a login, an invitation or the set-up. Ids may mean other people on
 * another server. So the app learns which server this is before it shows or sends anything of the user [FL-18].
 */
export function* signInAs(user: CurrentUser, known: FeaturesState | null = null): Saga {
  const { session } = yield* services();
  const said = known ?? (yield* askServer());
  if (said) yield* features('meetServer')(said);
  session.saveDataInitialized(false);
  session.saveUser(user);
  yield* put(sessionActions.loggedIn(user));
}
