import { calls } from '../../src/contract/calls';
import { isTrainer } from '../../src/domain/athletes';
import { syncTexts } from '../../src/texts/sync';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { isStillSignedIn } from '../lib/isStillSignedIn';
import { request } from '../lib/request';
import { services } from '../lib/services';

/**
 * Loads the user [UP-7] and, for a trainer, the athletes [UP-8]. Runs `onFirstAnswer` after the first answer. Returns
 * the text for the update log.
 */
export function* updateUsers(onFirstAnswer?: () => Saga): Saga<string> {
  const { database, session } = yield* services();
  const { username, token } = yield* select(selectSignedInUser);
  const user = { ...(yield* request(calls.userByName(username))), token };
  if (onFirstAnswer) yield* onFirstAnswer();
  const athletes = isTrainer(user) ? yield* request(calls.athletesOfTrainer(user.id)) : [];
  const { id, firstName, lastName } = user;
  const others = athletes.filter((athlete) => athlete.id !== id);
  yield* call(database.replaceUsers, [{ id, username: user.username, firstName, lastName }, ...others]);
  if (yield* isStillSignedIn()) session.saveUser(user);
  yield* put(sessionActions.userRefreshed(user));
  return syncTexts.usersLoaded(others.length + 1);
}
