import { endedOnPurpose } from '../../src/contract/endedSignin';
import { sessionCalls } from '../../src/contract/session';
import { sendFailureOf } from '../../src/domain/sendFailure';
import type { sessionActions } from '../../store/session/slice';
import { abortable } from '../lib/abortable';
import { call, delay, race, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { whileNobodySends, whileNobodyUpdates } from '../lib/withLock';
import { giveRunIds } from '../outbox/rows';

/** Ends one sign-in on the server. Returns whether it need not be told again. Belongs to nobody who is signed in now. */
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
export function* clearDevice(): Saga {
  const { database, desk, outbox, session, tabs } = yield* services();
  yield* whileNobodyUpdates(() =>
    whileNobodySends(function* clear(): Saga {
      yield* giveRunIds();
      if (session.user() !== null) return;
      yield* call(database.clear, { keepVideos: true });
      yield* call((yield* call(desk.load)).clear);
      yield* call(outbox.clearSent);
    }),
  );
  tabs.announceChange();
}

/** Milliseconds that a reload waits for the device to be cleared: another tab may still be updating. */
const patience = 4000;

/**
 * Does `clearDevice` before the page is reloaded, where the server says that the sign-in was ended on purpose [CO-27]. Gives
 * up where that takes too long.
 */
export function* clearEnded(said: unknown): Saga {
  if (Object(said).code !== endedOnPurpose) return;
  yield* race({ cleared: () => clearDevice(), late: () => delay(patience) });
}
