import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { chatCalls } from '../../src/contract/chatCalls';
import { feedbackCalls } from '../../src/contract/feedback';
import { asFailed } from '../../src/domain/failure';
import { type Entry, type EntryOf, isFormerEntryOf, isWrittenBy, superseded } from '../../src/domain/outbox';
import { isReady, nextEntry, withRunId } from '../../src/domain/readyEntries';
import { sendFailureOf } from '../../src/domain/sendFailure';
import { describeError } from '../../src/texts/errors';
import { chatActions } from '../../store/chat/slice';
import { selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInOwner, selectUser } from '../../store/session/selectors';
import { call, put, type Saga, select, takeFrom } from '../lib/effects';
import { isServerReachable } from '../lib/reachable';
import { request } from '../lib/request';
import { canSend, waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';
import { whileNobodySendsEntries } from '../lib/withLock';
import { worker } from '../lib/worker';
import { saveEntry } from './enqueue';
import { keepSent } from './rows';

/** Feedback that could not be stored is only in memory. It learns the server id of its exercise run here [ON-4]. */
function* giveRunIdsInMemory(): Saga {
  const { database } = yield* services();
  const unsaved = yield* select(selectUnsaved);
  const waiting = (yield* select(selectOwnEntries)).filter(
    (entry) => entry.clientId in unsaved && !isReady(entry),
  );
  if (waiting.length === 0) return;
  const ids = yield* call(database.runIds, 'exerciseRun');
  for (const entry of waiting) yield* put(outboxActions.changed(withRunId(entry, ids)));
}

/** Shows this user's entries, never those of another user [SE-1]. */
function* show(entries: Entry[]): Saga {
  const owner = yield* select(selectSignedInOwner);
  const isOwn = isWrittenBy(owner);
  const isFormer = isFormerEntryOf(owner);
  yield* put(outboxActions.loaded(entries.filter((entry) => isOwn(entry) || isFormer(entry))));
}

/**
 * Shows the entries on the device at once, then feedback with the server id of its exercise run, if the device knows it
 * [ON-4]. Reads them anew for that: while the ids are read, the person may write another entry.
 */
const load = worker({ name: 'loadOutbox' }, function* loadOwn(): Saga {
  const { database, outbox } = yield* services();
  const entries = yield* call(outbox.all);
  yield* show(entries);
  if (!entries.every(isReady)) {
    const ids = yield* call(database.runIds, 'exerciseRun');
    yield* show((yield* call(outbox.all)).map((entry) => withRunId(entry, ids)));
  }
  yield* giveRunIdsInMemory();
});

/**
 * Writes this user's entries in memory to the device. Holds the lock, because otherwise an entry that is just being sent
 * could be written again.
 */
export function* keepEntries(): Saga {
  yield* whileNobodySendsEntries(function* keep(): Saga {
    for (const entry of yield* select(selectOwnEntries)) yield* saveEntry(entry);
  });
}

/** Removes superseded entries. Must run while no tab sends: a sending tab may be trying one of them [ON-2]. */
const dropSuperseded = worker({ name: 'dropSuperseded' }, function* drop(): Saga {
  const { outbox, tabs } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const own = (yield* call(outbox.all)).filter(isWrittenBy(owner));
  for (const { clientId } of superseded(own)) yield* call(outbox.remove, clientId);
  tabs.announceChange();
});

/** Shows and stores what became of an entry. */
const change = worker({ name: 'changeEntry' }, function* changeEntry(entry: Entry): Saga {
  const { outbox } = yield* services();
  yield* put(outboxActions.changed(entry));
  yield* call(outbox.save, entry);
});

/** Sets a refused entry aside, so that it does not block others [ON-3]. */
function* setAside(entry: Entry, error: unknown): Saga {
  const { tabs } = yield* services();
  yield* change({ ...entry, refusal: describeError(error) });
  tabs.announceChange();
}

function* postMessage(entry: EntryOf<'message'>): Saga {
  const { clientId, writtenBy: senderId, payload } = entry;
  const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));
  yield* keepSent(entry);
  yield* put(chatActions.sent(stored));
}

function* postFeedback(entry: EntryOf<'feedback'>): Saga {
  const { clientId, payload } = entry;
  const { exerciseRunId, comment, answers } = payload;
  if (exerciseRunId === null) return;
  yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));
  yield* keepSent(entry);
  yield* put(outboxActions.forgotten(clientId));
}

/**
 * Sends an entry. The server may have it from then on, so a newer one can no longer replace it [ON-2]. Returns its error
 * when others are to be sent nevertheless; throws when nothing can be sent now.
 */
function* send(waiting: Entry): Saga<unknown> {
  const entry: Entry = { ...waiting, isTried: true };
  if (!waiting.isTried) yield* change(entry);
  try {
    yield* entry.kind === 'message' ? postMessage(entry) : postFeedback(entry);
    return null;
  } catch (error) {
    const failure = sendFailureOf(error);
    if (failure === 'postponed') throw error;
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
}

/**
 * Sends the entries in the order in which they were written. When the server fails at an entry, the rest of its
 * subject waits, and other subjects do not [ON-2]. Throws the first such error at the end. What is written meanwhile
 * waits for the next turn: another tab may have written an earlier entry of its subject, which has not been read here.
 */
function* sendWaiting(): Saga {
  yield* dropSuperseded();
  yield* load();
  const known = new Set((yield* select(selectOwnEntries)).map(({ clientId }) => clientId));
  const failed = new Map<string, unknown>();
  const next = function* among(): Saga<Entry | undefined> {
    const waiting = (yield* select(selectOwnEntries)).filter(({ clientId }) => known.has(clientId));
    return nextEntry(waiting, new Set(failed.keys()));
  };
  for (let entry = yield* next(); entry; entry = yield* next()) {
    const error = yield* send(entry);
    if (error !== null) failed.set(entry.clientId, error);
  }
  for (const error of failed.values()) throw error;
}

const none: ReadonlySet<string> = new Set();

function* isSendable(): Saga<boolean> {
  return (yield* canSend()) && nextEntry(yield* select(selectOwnEntries), none) !== undefined;
}

/**
 * Shows this user's entries and sends them while online, in one tab at a time. Repeats until all are sent: after a
 * failure with a growing delay, or at once when `requests` has a new reason.
 */
export function* sendOutbox(requests: Channel<UnknownAction>): Saga {
  const { log } = yield* services();
  if (!(yield* select(selectUser))) return;
  yield* load();
  let failures = 0;
  while (yield* isSendable()) {
    try {
      yield* whileNobodySendsEntries(sendWaiting);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error('sendOutbox', error);
      yield* waitForNextTry({ what: 'outbox', failures, error, sooner: () => takeFrom(requests) });
    }
  }
}
