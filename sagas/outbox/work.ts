import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { runRefusals } from '../../src/contract/calls';
import { chatCalls } from '../../src/contract/chatCalls';
import { feedbackCalls } from '../../src/contract/feedback';
import { statusOf } from '../../src/domain/errors';
import { type Entry, type EntryOf, subjectOf, superseded } from '../../src/domain/outbox';
import { describeError } from '../../src/texts/errors';
import { chatActions } from '../../store/chat/slice';
import { selectNextEntry } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInUser, selectUser } from '../../store/session/selectors';
import { call, put, type Saga, select, takeFrom } from '../lib/effects';
import { request } from '../lib/request';
import { canSend, waitForNextTry } from '../lib/retry';
import { services } from '../lib/services';
import { whileNobodySendsEntries } from '../lib/withLock';
import { worker } from '../lib/worker';
import { forget, readEntries } from './rows';

function* ownEntries(): Saga<Entry[]> {
  const { id } = yield* select(selectSignedInUser);
  return (yield* readEntries()).filter(({ writtenBy }) => writtenBy === id);
}

/** Shows this user's entries on the device, never those of another user [SE-1]. */
const load = worker({ name: 'loadOutbox' }, function* loadOwn(): Saga {
  yield* put(outboxActions.loaded(yield* ownEntries()));
});

/** Removes superseded entries. Must run while no tab sends: a sending tab may be trying one of them [ON-2]. */
const dropSuperseded = worker({ name: 'dropSuperseded' }, function* drop(): Saga {
  for (const { clientId } of superseded(yield* ownEntries())) yield* forget(clientId);
});

/** Sets a refused entry aside, so that it does not block others [ON-3]. */
const setAside = worker({ name: 'refuseEntry' }, function* refuse(entry: Entry, error: unknown): Saga {
  const { outbox, tabs } = yield* services();
  const { clientId } = entry;
  const refusal = describeError(error);
  yield* put(outboxActions.refused({ clientId, refusal }));
  yield* call(outbox.save, { ...entry, refusal });
  tabs.announceChange();
});

function* postMessage({ clientId, writtenBy: senderId, payload }: EntryOf<'message'>): Saga {
  const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));
  yield* forget(clientId);
  yield* put(chatActions.sent(stored));
}

function* postFeedback({ clientId, payload }: EntryOf<'feedback'>): Saga {
  const { exerciseRunId, comment, answers } = payload;
  if (exerciseRunId === null) return;
  yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));
  yield* forget(clientId);
  yield* put(outboxActions.forgotten(clientId));
}

/** Stores that the entry may have reached the server. From then on a newer entry can no longer replace it [ON-2]. */
const noteTry = worker({ name: 'noteTry' }, function* note(entry: Entry): Saga {
  const { outbox } = yield* services();
  yield* call(outbox.save, entry);
});

function* send(waiting: Entry): Saga {
  const entry: Entry = { ...waiting, isTried: true };
  if (!waiting.isTried) yield* noteTry(entry);
  try {
    yield* entry.kind === 'message' ? postMessage(entry) : postFeedback(entry);
  } catch (error) {
    if (!runRefusals.includes(statusOf(error) ?? 0)) throw error;
    yield* setAside(entry, error);
  }
}

/**
 * Sends the entries in the order in which they were written. When the server fails at an entry, the rest of its
 * subject is skipped, so that other subjects do not wait [ON-2]. Throws the first such error at the end.
 */
function* sendWaiting(): Saga {
  yield* dropSuperseded();
  yield* load();
  const failed = new Map<string, unknown>();
  const next = () => select(selectNextEntry, new Set(failed.keys()));
  for (let entry = yield* next(); entry; entry = yield* next()) {
    try {
      yield* send(entry);
    } catch (error) {
      // Without an answer the server cannot be reached, so every other entry would fail too.
      if (statusOf(error) === null) throw error;
      failed.set(subjectOf(entry), error);
    }
  }
  for (const error of failed.values()) throw error;
}

const none: ReadonlySet<string> = new Set();

function* isSendable(): Saga<boolean> {
  return (yield* canSend()) && (yield* select(selectNextEntry, none)) !== undefined;
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
      yield* waitForNextTry('outbox', failures, () => takeFrom(requests));
    }
  }
}
