import { chatCalls } from '../../src/contract/chatCalls';
import { feedbackCalls } from '../../src/contract/feedback';
import { painCalls } from '../../src/contract/pain';
import type { Entry, EntryOf } from '../../src/domain/outbox';
import { chatActions } from '../../store/chat/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';
import { finish } from './changes';
import { postAssignment, postNote } from './deskPosts';
import { keepSent } from './rows';

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
  yield* finish(entry);
}

function* postPain(entry: EntryOf<'pain'>): Saga {
  const { clientId, writtenBy: userId, payload } = entry;
  const { exerciseRunId, value, at } = payload;
  if (exerciseRunId === null) return;
  yield* request(painCalls.answer({ clientId, userId, exerciseRunId, value, at }));
  yield* finish(entry);
}

/** Sends an entry by the call of its kind. Once the server has it and its answer is stored, it leaves the outbox. */
export function* post(entry: Entry): Saga {
  switch (entry.kind) {
    case 'message':
      return yield* postMessage(entry);
    case 'feedback':
      return yield* postFeedback(entry);
    case 'pain':
      return yield* postPain(entry);
    case 'note':
      return yield* postNote(entry);
    case 'assignment':
      return yield* postAssignment(entry);
  }
}
