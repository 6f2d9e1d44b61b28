import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { selectInstance } from '../../store/server/selectors';
import { serverActions } from '../../store/server/slice';
import { sessionActions } from '../../store/session/slice';
import { toastsActions } from '../../store/toasts/slice';
import { loadStoredData } from '../database/storedData';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

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

/** Restores the stored user and what this device holds for them. */
export function* sessionSaga(): Saga {
  const { session, log } = yield* services();
  yield* restoreServer();
  const user = yield* storedUser();
  let isDataInitialized = user !== null && session.isDataInitialized();
  if (user) {
    try {
      const isWhole = yield* loadStoredData(user);
      isDataInitialized = isDataInitialized && isWhole;
      if (!isWhole) session.saveDataInitialized(false);
    } catch (error) {
      isDataInitialized = false;
      log.error('restoreSession', error);
      yield* put(
        toastsActions.requested({ type: 'error', text: describeError(error), survivesNavigation: true }),
      );
    }
  }
  yield* put(sessionActions.restored({ user, isDataInitialized }));
}
