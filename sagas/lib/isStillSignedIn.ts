import { selectUser } from '../../store/session/selectors';
import { type Saga, select } from './effects';
import { services } from './services';

/** Whether the user of this tab is still the one of the device; another tab may have changed that unheard [SE-1]. */
export function* isStillSignedIn(): Saga<boolean> {
  const { session } = yield* services();
  const stored = session.user();
  const user = yield* select(selectUser);
  return stored !== 'damaged' && stored?.token === user?.token;
}
