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
import { withLock } from '../lib/withLock';
import { worker } from '../lib/worker';
import { forget, giveRunIds } from './rows';

function* ownEntries(): Saga<Entry[]> {
  const { outbox } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  return (yield* call(outbox.all)).filter(({ writtenBy }) => writtenBy === id);
}

/** Shows what this user's outbox on the device holds; nobody else's [SE-1]. */
const load = worker({ name: 'loadOutbox' }, function* loadOwn(): Saga {
  yield* giveRunIds();
  yield* put(outboxActions.loaded(yield* ownEntries()));
});

/** Takes the entries off the device whose place newer ones take; while no tab sends, as one may be trying them [ON-2]. */
const dropSuperseded = worker({ name: 'dropSuperseded' }, function* drop(): Saga {
  for (const { clientId } of superseded(yield* ownEntries())) yield* forget(clientId);
});

/** Sets a refused entry aside, so that it holds up no other [ON-3]. */
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

/** Notes on the device that the entry may have reached the server: from then on no newer one takes its place [ON-2]. */
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
 * Sends what is there after the wait for the lock, in the order written. A subject at which the server fails is passed over,
 * so that no other waits for it [ON-2]; the first such error is thrown at the end.
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
      // Without an answer it is the way to the server that fails, for every entry.
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
 * Shows what this user has written and the server does not have yet, and sends it while online, in one tab at a time. Tries
 * until all is sent, after each failure later, or as soon as there is a new reason to.
 */
export function* sendOutbox(requests: Channel<UnknownAction>): Saga {
  const { log } = yield* services();
  if (!(yield* select(selectUser))) return;
  yield* load();
  let failures = 0;
  while (yield* isSendable()) {
    try {
      yield* withLock('athletik-outbox', sendWaiting);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error('sendOutbox', error);
      yield* waitForNextTry('outbox', failures, () => takeFrom(requests));
    }
  }
}
