import type { CurrentUser } from '../../src/contract/schemas';
import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { selectInstance } from '../../store/server/selectors';
import { serverActions } from '../../store/server/slice';
import { sessionActions } from '../../store/session/slice';
import { toastsActions } from '../../store/toasts/slice';
import { restoreStoredData } from '../database/storedData';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/worker';

type Restored = ReturnType<typeof sessionActions.restored>['payload'];

const nobody: Restored = { user: null, isDataInitialized: false };

/** Returns the stored user. If what is stored is damaged, removes it, tells the person and returns null. */
function* storedUser() {
  const { session } = yield* services();
  const user = session.user();
  if (user !== 'damaged') return user;
  session.removeUser();
  session.saveDataInitialized(false);
  yield* put(
    toastsActions.requested({ type: 'error', text: syncTexts.damagedSession, survivesNavigation: true }),
  );
  return null;
}

/**
 * Corrects the known server: redux-persist may have stored it too late, or another tab a former one over it [FL-18].
 */
function* restoreServer(): Saga {
  const { session } = yield* services();
  const stored = session.server();
  if (stored && stored.instance !== (yield* select(selectInstance)))
    yield* put(serverActions.loaded({ features: [], ...stored }));
}

/**
 * Restores what this device holds for the user. Returns the session, which is nobody's when the sign-in has ended
 * meanwhile: the start page comes before that [CO-28].
 */
function* restoreOf(user: CurrentUser): Saga<Restored> {
  const { session, log } = yield* services();
  const wasComplete = session.isDataInitialized();
  try {
    const isWhole = yield* whileSignedIn(() => restoreStoredData(user, wasComplete));
    if (isWhole === undefined) return nobody;
    if (!isWhole) session.saveDataInitialized(false);
    return { user, isDataInitialized: wasComplete && isWhole };
  } catch (error) {
    log.error('restoreSession', error);
    yield* put(
      toastsActions.requested({ type: 'error', text: describeError(error), survivesNavigation: true }),
    );
    return { user, isDataInitialized: false };
  }
}

/** Restores the stored user and what this device holds for them. */
export function* sessionSaga(): Saga {
  yield* restoreServer();
  const user = yield* storedUser();
  yield* put(sessionActions.restored(user ? yield* restoreOf(user) : nobody));
}
