import { calls } from '../../src/contract/calls';
import type { CurrentUser } from '../../src/contract/schemas';
import { type Setup, setupCalls } from '../../src/contract/setup';
import { statusOf } from '../../src/domain/errors';
import { setupActions } from '../../store/setup/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';
import { requestKnown } from '../lib/requestKnown';
import { signInAs } from '../session/signIn';

/** Loads what the club can begin with. */
export function* openSetup({ payload: code }: ReturnType<typeof setupActions.opened>): Saga {
  const known = yield* requestKnown(setupCalls.open(code));
  yield* put(known ? setupActions.found(known.answer) : setupActions.refused());
}

/** Signs in with the account of the set-up. Returns null if there is no such account. */
function* authenticate({ username, password }: Setup): Saga<CurrentUser | null> {
  try {
    return yield* request(calls.authenticate({ username, password }));
  } catch (error) {
    if (statusOf(error) === 401) return null;
    throw error;
  }
}

/**
 * Makes the club and signs its first trainer in. The server takes the code once. So a 404 may mean that it has made the
 * club and its answer was lost: then the new account signs in.
 */
export function* beginClub({ payload }: ReturnType<typeof setupActions.submitted>): Saga {
  const known = yield* requestKnown(setupCalls.begin(payload.code, payload.setup));
  const user = known ? known.answer : yield* authenticate(payload.setup);
  if (!user) {
    yield* put(setupActions.refused());
    return;
  }
  yield* signInAs(user);
  yield* put(setupActions.succeeded());
}
