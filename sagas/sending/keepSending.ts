import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import type { Retried } from '../../store/sync/slice';
import { type ActionCreator, channelOf, type Saga, takeFrom } from '../lib/effects';
import { canSend, waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/worker';
import { meetSilentServer } from '../server/meeting';

/** What is sent one after the other. Lanes do not wait for each other. */
export interface SendingLane {
  /** Its name in the log. */
  name: string;
  /** Its name in the times of the next try. */
  what: Retried;
  /** Every action after which something may be ready to be sent. */
  reasons: readonly ActionCreator[];
  /** Whether something may have to be sent for this reason. */
  isNeeded: (reason: UnknownAction) => Saga<boolean>;
  /**
   * Sends what waits, in one tab at a time. Returns whether more may have become ready meanwhile. Throws why something
   * still waits.
   */
  send: () => Saga<boolean>;
}

/** Sends only to a server that has said which one it is [FL-18]. */
const onceMet = (send: SendingLane['send']) =>
  function* sendToKnown(): Saga<boolean> {
    if (yield* canSend()) yield* meetSilentServer();
    return yield* send();
  };

/**
 * Sends until nothing is left or sending is not possible. Repeats after a growing delay, or at once for a new reason.
 * Errors are only logged [FL-4].
 */
function* sendAll(lane: SendingLane, requests: Channel<UnknownAction>): Saga {
  const { name, what } = lane;
  const send = onceMet(lane.send);
  let failures = 0;
  let goesOn = true;
  while (goesOn) {
    try {
      goesOn = (yield* whileSignedIn(send)) ?? false;
      failures = 0;
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
      failures += 1;
      goesOn = yield* waitForNextTry({ what, failures, error, sooner: () => takeFrom(requests) });
    }
  }
}

/** Has a lane sent, once at a time. All reasons that arrive meanwhile start one more time. */
export function* keepSending(lane: SendingLane): Saga {
  const requests = yield* channelOf(lane.reasons);
  while (true) {
    const reason = yield* takeFrom(requests);
    if (yield* whileSignedIn(() => lane.isNeeded(reason))) yield* sendAll(lane, requests);
  }
}
