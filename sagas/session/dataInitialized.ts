import { sessionActions } from '../../store/session/slice';
import { put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** Stores and shows whether the device holds all data of the signed-in user [DB-9]. */
export function* setDataInitialized(isInitialized: boolean): Saga {
  const { session } = yield* services();
  session.saveDataInitialized(isInitialized);
  yield* put(sessionActions.dataInitializedChanged(isInitialized));
}
