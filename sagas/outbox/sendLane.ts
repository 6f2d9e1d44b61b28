import type { Lane } from '../../src/domain/entryKinds';
import { asFailed } from '../../src/domain/failure';
import { type Entry, isWrittenBy, laneOf, superseded } from '../../src/domain/outbox';
import { nextEntry } from '../../src/domain/readyEntries';
import { describeError } from '../../src/texts/errors';
import { selectOwnEntries } from '../../store/outbox/selectors';
import { selectSignedInOwner } from '../../store/session/selectors';
import { call, type Saga, select } from '../lib/effects';
import { canSend } from '../lib/retry';
import { whileNobodySends, whileNobodySendsEntries } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { settleFailure } from '../sending/settleFailure';
import { post, settleConflict } from './entryKinds';
import { load } from './load';
import { change, setAside } from './outcomes';
import { removeEntry } from './rows';

/** Removes superseded entries. Must run while no tab sends: a sending tab may be trying one of them [ON-2]. */
const dropSuperseded = worker({ name: 'dropSuperseded' }, function* drop(): Saga {
  const { outbox, tabs } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const own = (yield* call(outbox.all)).filter(isWrittenBy(owner));
  for (const { clientId } of superseded(own)) yield* removeEntry(clientId);
  tabs.announceChange();
});

/** Sends an entry, or settles what the server has in its place. Throws what hinders that. */
function* postOrAsk(entry: Entry): Saga {
  try {
    yield* post(entry);
  } catch (error) {
    if (!(yield* settleConflict(entry, error))) throw error;
  }
}

/** Decides what becomes of an entry that was not sent. Returns and throws as `settleFailure`. */
function* settle(entry: Entry, error: unknown): Saga<boolean> {
  const refused = () => setAside(entry, error);
  const failed = () => change(asFailed(entry, describeError(error)));
  return yield* settleFailure(error, { erased: refused, refused, failed });
}

/**
 * Sends an entry. The server may have it from then on, so a newer one can no longer replace it [ON-2]. Returns null, or
 * the error after which it is to be tried again.
 */
function* send(waiting: Entry): Saga<unknown> {
  const entry: Entry = { ...waiting, isTried: true };
  if (!waiting.isTried) yield* change(entry);
  try {
    yield* postOrAsk(entry);
    return null;
  } catch (error) {
    return (yield* settle(entry, error)) ? null : error;
  }
}

/** This user's entries in this lane, in the order of writing. */
function* entriesOf(lane: Lane): Saga<Entry[]> {
  return (yield* select(selectOwnEntries)).filter((entry) => laneOf(entry) === lane);
}

/**
 * Sends the entries of a lane in the order in which they were written. When the server fails at an entry, the rest of
 * its subject waits, and other subjects do not [ON-2]. Throws the first such error at the end. What is written since
 * the reading began waits for the next turn: another tab may have written an earlier entry of its subject, which has
 * not been read here.
 */
function* sendWaiting(lane: Lane): Saga {
  yield* dropSuperseded();
  const before = yield* entriesOf(lane);
  const read = (yield* load()) ?? [];
  const known = new Set([...before, ...read].map(({ clientId }) => clientId));
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

/** Sends the entries of a lane that can be sent, in one tab at a time. Returns whether there were any. */
export function* sendLane(lane: Lane): Saga<boolean> {
  if (!(yield* isSendable(lane))) return false;
  yield* whileNobodySendsIn[lane](() => sendWaiting(lane));
  return true;
}
