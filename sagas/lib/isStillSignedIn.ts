import { selectUser } from '../../store/session/selectors';
import { type Saga, select } from './effects';
import { services } from './services';

/** Whether nobody else has signed in in another tab meanwhile, or out, of which this one may not have heard yet [SE-1]. */
export function* isStillSignedIn(): Saga<boolean> {
  const { session } = yield* services();
  const stored = session.user();
  const user = yield* select(selectUser);
  return stored !== 'damaged' && stored?.token === user?.token;
}
