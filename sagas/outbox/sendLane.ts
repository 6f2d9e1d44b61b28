import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import type { Lane } from '../../src/domain/entryKinds';
import { StorageFullError } from '../../src/domain/errors';
import { asFailed } from '../../src/domain/failure';
import { type Entry, isWrittenBy, laneOf, superseded } from '../../src/domain/outbox';
import { nextEntry } from '../../src/domain/readyEntries';
import { sendFailureOf } from '../../src/domain/sendFailure';
import { describeError } from '../../src/texts/errors';
import { selectOwnEntries } from '../../store/outbox/selectors';
import { selectSignedInOwner, selectUser } from '../../store/session/selectors';
import { call, type Saga, select, takeFrom } from '../lib/effects';
import { isServerReachable } from '../lib/reachable';
import { canSend, waitForNextTry } from '../lib/retry';
import { whileNobodySends, whileNobodySendsEntries } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { post, settleConflict } from './entryKinds';
import { load } from './load';
import { change, setAside } from './outcomes';

/** Removes superseded entries. Must run while no tab sends: a sending tab may be trying one of them [ON-2]. */
const dropSuperseded = worker({ name: 'dropSuperseded' }, function* drop(): Saga {
  const { outbox, tabs } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const own = (yield* call(outbox.all)).filter(isWrittenBy(owner));
  for (const { clientId } of superseded(own)) yield* call(outbox.remove, clientId);
  tabs.announceChange();
});

/**
 * Decides what becomes of an entry that was not sent. Returns the error when others are to be sent nevertheless, null
 * when the person has to decide; throws when nothing can be sent now.
 */
function* settleFailure(entry: Entry, error: unknown): Saga<unknown> {
  if (yield* settleConflict(entry, error)) return null;
  const failure = sendFailureOf(error);
  // An answer that cannot be stored keeps its entry, but must not hold up the others.
  if (failure === 'postponed' && !(error instanceof StorageFullError)) throw error;
  if (failure === 'refused') {
    yield* setAside(entry, error);
    return null;
  }
  if (failure === 'unavailable' && !(yield* isServerReachable())) throw error;
  // It must not hold up the others for ever [FL-15].
  yield* change(asFailed(entry, describeError(error)));
  if (failure === 'unavailable') throw error;
  return error;
}

/**
 * Sends an entry. The server may have it from then on, so a newer one can no longer replace it [ON-2]. Returns and
 * throws as `settleFailure`, null also without a failure.
 */
function* send(waiting: Entry): Saga<unknown> {
  const entry: Entry = { ...waiting, isTried: true };
  if (!waiting.isTried) yield* change(entry);
  try {
    yield* post(entry);
    return null;
  } catch (error) {
    return yield* settleFailure(entry, error);
  }
}

/** This user's entries in this lane, in the order of writing. */
function* entriesOf(lane: Lane): Saga<Entry[]> {
  return (yield* select(selectOwnEntries)).filter((entry) => laneOf(entry) === lane);
}

/**
 * Sends the entries of a lane in the order in which they were written. When the server fails at an entry, the rest of
 * its subject waits, and other subjects do not [ON-2]. Throws the first such error at the end. What is written
 * meanwhile waits for the next turn: another tab may have written an earlier entry of its subject, which has not been
 * read here.
 */
function* sendWaiting(lane: Lane): Saga {
  yield* dropSuperseded();
  yield* load();
  const known = new Set((yield* entriesOf(lane)).map(({ clientId }) => clientId));
  const failed = new Map<string, unknown>();
  const next = function* among(): Saga<Entry | undefined> {
    const waiting = (yield* entriesOf(lane)).filter(({ clientId }) => known.has(clientId));
    return nextEntry(waiting, new Set(failed.keys()));
  };
  for (let entry = yield* next(); entry; entry = yield* next()) {
    const error = yield* send(entry);
    if (error !== null) failed.set(entry.clientId, error);
  }
  for (const error of failed.values()) throw error;
}

const none: ReadonlySet<string> = new Set();

function* isSendable(lane: Lane): Saga<boolean> {
  return (yield* canSend()) && nextEntry(yield* entriesOf(lane), none) !== undefined;
}

/**
 * The locks of a lane. The answers of the desk's calls are stored among what an update replaces, so they hold also the
 * lock of the runs; it is taken first, as everywhere.
 */
const whileNobodySendsIn: Record<Lane, (body: () => Saga) => Saga> = {
  outbox: whileNobodySendsEntries,
  desk: (body) => whileNobodySends(() => whileNobodySendsEntries(body)),
};

/**
 * Shows this user's entries and sends those of a lane while online, in one tab at a time. Repeats until all are sent:
 * after a failure with a growing delay, or at once when `requests` has a new reason.
 */
export function* sendLane(lane: Lane, requests: Channel<UnknownAction>): Saga {
  const { log } = yield* services();
  if (!(yield* select(selectUser))) return;
  yield* load();
  let failures = 0;
  while (yield* isSendable(lane)) {
    try {
      yield* whileNobodySendsIn[lane](() => sendWaiting(lane));
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error('sendOutbox', error);
      yield* waitForNextTry({ what: lane, failures, error, sooner: () => takeFrom(requests) });
    }
  }
}
