import { calls } from '../../src/contract/calls';
import type { CurrentUser, User, UserDetails } from '../../src/contract/schemas';
import { isTrainer } from '../../src/domain/athletes';
import { ownerOf } from '../../src/domain/owner';
import { isVisibleTo } from '../../src/domain/runs';
import { selectAllScreeningRuns, selectExerciseRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectInstance } from '../../store/server/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { forgetSentAbout } from '../former/part';
import { call, put, type Saga, select } from '../lib/effects';
import { isStillSignedIn } from '../lib/isStillSignedIn';
import { request } from '../lib/request';
import { services } from '../lib/services';

const rowOf = ({ id, username, firstName, lastName }: User): User => ({ id, username, firstName, lastName });

/**
 * Goes on as the user is now. The runs of an athlete who is theirs no more leave the screen before that: they leave the
 * device only later in the update, which may fail until then [SE-1].
 */
function* goOnAs(user: CurrentUser): Saga {
  const isVisible = isVisibleTo(ownerOf(user, yield* select(selectInstance)));
  const runs = [...(yield* select(selectAllScreeningRuns)), ...(yield* select(selectExerciseRuns))];
  for (const run of runs) if (!isVisible(run)) yield* put(runsActions.removed(run));
  yield* put(sessionActions.userRefreshed(user));
}

/**
 * Goes on as the user whom another tab may have stored: the cursor, which all tabs share, has passed what that tab was
 * told of them. With former athletes, a page would take off the device what is of a new one [DE-6].
 */
export function* takeOverUser(): Saga {
  const { session } = yield* services();
  const stored = session.user();
  const { token } = yield* select(selectSignedInUser);
  if (stored !== null && stored !== 'damaged' && stored.token === token) yield* goOnAs(stored);
}

/** Stores the user as they are now. */
export function* refreshUser(details: UserDetails): Saga {
  const { session } = yield* services();
  const { athleteIds, token } = yield* select(selectSignedInUser);
  const user = { ...details, token };
  const lost = athleteIds.filter((id) => !user.athleteIds.includes(id));
  if (lost.length > 0) yield* forgetSentAbout(lost);
  if (yield* isStillSignedIn()) session.saveUser(user);
  yield* goOnAs(user);
}

/**
 * Loads the user [UP-7] and, for a trainer, the athletes [UP-8]. Runs `onFirstAnswer` after the first answer. Returns
 * all of them. The row of the user marks a whole set, so one that is missing stays away until `markWhole`.
 */
export function* updateUsers(onFirstAnswer?: () => Saga): Saga<User[]> {
  const { database } = yield* services();
  const { username } = yield* select(selectSignedInUser);
  const user = yield* request(calls.userByName(username));
  if (onFirstAnswer) yield* onFirstAnswer();
  const athletes = isTrainer(user) ? yield* request(calls.athletesOfTrainer(user.id)) : [];
  const users = [rowOf(user), ...athletes.filter(({ id }) => id !== user.id)];
  yield* call(database.replaceUsers, users, user.id);
  yield* refreshUser(user);
  return users;
}

/** Writes these users with the row of the signed-in one, because all topics that need it are there [SE-1]. */
export function* markWhole(users: User[]): Saga {
  const { database } = yield* services();
  yield* call(database.replaceUsers, users);
}
