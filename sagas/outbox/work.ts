import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import { runRefusals } from '../../src/contract/calls';
import { chatCalls } from '../../src/contract/chatCalls';
import type { WaitingMessage } from '../../src/domain/chat';
import { statusOf } from '../../src/domain/errors';
import { flushRetryDelay } from '../../src/domain/flushRetry';
import { describeError } from '../../src/texts/errors';
import { chatActions } from '../../store/chat/slice';
import { selectNextWaiting } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInUser, selectUser } from '../../store/session/selectors';
import { selectIsOnline } from '../../store/shell/selectors';
import { call, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { safely } from '../lib/safely';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/whileSignedIn';
import { withLock } from '../lib/withLock';

/** Shows what this user's outbox on the device holds; nobody else's [SE-1]. */
const load = safely('loadOutbox', function* loadOwn(): Saga {
  const { outbox } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  const messages = yield* call(outbox.all);
  yield put(outboxActions.loaded(messages.filter(({ senderId }) => senderId === id)));
});

/** Takes a message off the device, now that the server has it. One that stays is sent again, and is the same message. */
export const forget = safely('forgetMessage', function* removeRow(clientId: string): Saga {
  const { outbox, tabs } = yield* services();
  yield* call(outbox.remove, clientId);
  tabs.announceChange();
});

/** Sets a refused message aside, so that it holds up no other [CO-3]. */
const setAside = safely('refuseMessage', function* set(message: WaitingMessage, error: unknown): Saga {
  const { outbox, tabs } = yield* services();
  const { clientId } = message;
  const refusal = describeError(error);
  yield put(outboxActions.refused({ clientId, refusal }));
  yield* call(outbox.save, { ...message, refusal });
  tabs.announceChange();
});

function* send(message: WaitingMessage): Saga {
  const { clientId, senderId, recipientId, content } = message;
  try {
    const stored = yield* request(chatCalls.send({ clientId, senderId, recipientId, content }));
    yield* forget(clientId);
    yield put(chatActions.sent(stored));
  } catch (error) {
    if (!runRefusals.includes(statusOf(error) ?? 0)) throw error;
    yield* setAside(message, error);
  }
}

/** Sends message after message in the order in which they were written, of what is there after the wait for the lock. */
function* sendWaiting(): Saga {
  yield* load();
  for (let next = yield* select(selectNextWaiting); next; next = yield* select(selectNextWaiting)) {
    yield* send(next);
  }
}

function* isSendable(): Saga<boolean> {
  return (yield* select(selectIsOnline)) && (yield* select(selectNextWaiting)) !== undefined;
}

/** Tries until all is sent, after each failure later, or as soon as there is a new reason to. */
function* sendAll(requests: Channel<Action>): Saga {
  const { chance, log } = yield* services();
  yield* load();
  let failures = 0;
  while (yield* isSendable()) {
    try {
      yield* withLock('athletik-outbox', sendWaiting);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error('sendOutbox', error);
      yield race([delay(flushRetryDelay(failures, chance.next())), take(requests)]);
    }
  }
}

/** Shows what this user has written and the server does not have yet, and sends it while online; in one tab at a time. */
export function* sendOutbox(requests: Channel<Action>): Saga {
  if (yield* select(selectUser)) yield* whileSignedIn(() => sendAll(requests));
}
