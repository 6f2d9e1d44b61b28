import { calls } from '../../src/contract/calls';
import type { User } from '../../src/contract/schemas';
import { isTrainer } from '../../src/domain/athletes';
import { syncTexts } from '../../src/texts/sync';
import { selectUsers } from '../../store/screening/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { loadStoredData } from '../database/storedData';
import { call, put, type Saga, select } from '../lib/effects';
import { isStillSignedIn } from '../lib/isStillSignedIn';
import { request } from '../lib/request';
import { services } from '../lib/services';

const rowOf = ({ id, username, firstName, lastName }: User): User => ({ id, username, firstName, lastName });

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
  const { id } = user;
  const others = athletes.filter((athlete) => athlete.id !== id);
  yield* call(database.replaceUsers, [rowOf(user), ...others], id);
  if (yield* isStillSignedIn()) session.saveUser(user);
  yield* put(sessionActions.userRefreshed(user));
  return syncTexts.usersLoaded(others.length + 1);
}

/** Writes the row of the signed-in user if it is missing: it marks a whole set of data [SE-1]. */
export function* markWhole(): Saga {
  const { database } = yield* services();
  const user = yield* select(selectSignedInUser);
  const users = yield* select(selectUsers);
  if (users.some(({ id }) => id === user.id)) return;
  yield* call(database.replaceUsers, [rowOf(user), ...users]);
  yield* loadStoredData(user);
}
