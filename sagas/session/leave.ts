import { sessionCalls } from '../../src/contract/session';
import { sendFailureOf } from '../../src/domain/sendFailure';
import { sessionActions } from '../../store/session/slice';
import { abortable } from '../lib/abortable';
import { call, delay, put, type Saga } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { whileNobodySends, whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { countUnsent } from '../unsent/stored';

/**
 * Ends one sign-in on the server. Returns whether it need not be told again. Belongs to nobody who is signed in now.
 */
function* end(tokenHash: string): Saga<boolean> {
  const { http } = yield* services();
  try {
    yield* abortable((signal) => http.send(sessionCalls.end(tokenHash), null, signal));
    return true;
  } catch (error) {
    return sendFailureOf(error) === 'refused';
  }
}

/** Tells the server which sign-ins have ended [CO-26]. Stops at the first failure: the next contact tries again. */
export function* endSessions(): Saga {
  const { network, session } = yield* services();
  if (!network.isOnline()) return;
  for (const tokenHash of session.endedSessions()) {
    if (!(yield* end(tokenHash))) return;
    session.removeEndedSession(tokenHash);
  }
}

/** Ends a sign-in on the server, if that can, at once or with the next contact [CO-26]. */
export function* endSession({ payload: token }: ReturnType<typeof sessionActions.left>): Saga {
  const { session } = yield* services();
  if (token === null) return;
  yield* call(session.addEndedSession, token);
  yield* endSessions();
}

/**
 * Takes what the server has off the device, videos aside, and keeps what waits [CO-26]. Leaves it to the update of
 * somebody who has signed in by then.
 */
function* clearDevice(): Saga {
  const { database, outbox, session, tabs } = yield* services();
  yield* whileNobodyUpdates(() =>
    whileNobodySends(function* clear(): Saga {
      const left = session.leftSignIn();
      if (session.user() !== null || !left || left.isCleared) return;
      yield* call(database.clear, { keepVideos: true });
      yield* call((yield* lateService('desk')).clear);
      yield* call(outbox.clearSent);
      if (left.isEndedElsewhere) session.saveLeftSignIn({ ...left, isCleared: true });
      else session.removeLeftSignIn();
    }),
  );
  tabs.announceChange();
}

/** Returns undefined when something could not be taken off. */
const tryToClear = worker({ name: 'clearDevice' }, function* clearAll(): Saga<true> {
  yield* clearDevice();
  return true;
});

/** Milliseconds until it is tried again: the disk may be full, or code may be missing. */
const clearAfter = 10_000;

/**
 * Tells the person that their sign-in was ended elsewhere, and how much of theirs waits [CO-27]. A page that is about
 * to reload leaves it to the next one: a message must not go away under the hand.
 */
export const tellEnded = worker({ name: 'tellEnded' }, function* tell(): Saga {
  const { session } = yield* services();
  const left = session.leftSignIn();
  if (session.user() !== null || !left?.isEndedElsewhere) return;
  const { owner, isErased } = left;
  const unsent = yield* countUnsent(owner);
  yield* put(sessionActions.endedElsewhere({ username: owner.username, unsent, isErased }));
});

/**
 * Does what the last sign-in of this device has left to do [CO-26, CO-27], also when the app was closed in between.
 */
export function* finishLeaving(): Saga {
  const { session } = yield* services();
  const left = session.leftSignIn();
  if (!left) return;
  // Somebody has signed in since, or the app was closed before the sign-in was over.
  if (session.user() !== null) {
    session.removeLeftSignIn();
    return;
  }
  if (left.isCleared) return;
  while (!(yield* tryToClear())) yield* delay(clearAfter);
}
