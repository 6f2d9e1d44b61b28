import { selectUser } from '../../store/session/selectors';
import { type Saga, select } from './effects';
import { services } from './services';

/** Whether this tab's user is still the stored user. Another tab may have just changed it [SE-1]. */
export function* isStillSignedIn(): Saga<boolean> {
  const { session } = yield* services();
  const stored = session.user();
  const user = yield* select(selectUser);
  return stored !== 'damaged' && stored?.token === user?.token;
}
