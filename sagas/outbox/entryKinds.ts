import { conflict } from '../../src/contract/calls';
import { chatCalls } from '../../src/contract/chatCalls';
import { feedbackCalls } from '../../src/contract/feedback';
import { painCalls } from '../../src/contract/pain';
import type { EntryKind } from '../../src/domain/entryKinds';
import { ApiError } from '../../src/domain/errors';
import type { EntryOf } from '../../src/domain/outbox';
import { chatActions } from '../../store/chat/slice';
import { put, type Saga } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { request } from '../lib/request';
import { keepAssignment, keepNote } from './conflicts';
import { postCorrection } from './corrections';
import { postAssignment, postNote } from './deskPosts';
import { finish } from './outcomes';
import { keepSent } from './storedEntries';

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

/** Few people write content. */
const content = lazyModule(() => import(/* webpackChunkName: "content" */ '../content/sending'));

/** What trainers change in a plan is written with its code; an entry of another day needs it once more. */
const plan = lazyModule(() => import(/* webpackChunkName: "plan" */ '../plan/sending'));

/** How the entries of a kind reach the server. */
interface Sending<Kind extends EntryKind> {
  /** Sends an entry. Once the server has it and its answer is stored, it leaves the outbox. */
  post: (entry: EntryOf<Kind>) => Saga;
  /**
   * Settles a 409 with this body: the person decides, or there is nothing to decide [AS-2, NT-1]. Returns false for a
   * body that does not say what the server has. Null where a 409 is a refusal like any other.
   */
  settleConflict: ((entry: EntryOf<Kind>, body: unknown) => Saga<boolean>) | null;
}

const entrySending: { [Kind in EntryKind]: Sending<Kind> } = {
  message: { post: postMessage, settleConflict: null },
  feedback: { post: postFeedback, settleConflict: null },
  pain: { post: postPain, settleConflict: null },
  note: { post: postNote, settleConflict: keepNote },
  assignment: { post: postAssignment, settleConflict: keepAssignment },
  plan: { post: plan('postPlan'), settleConflict: plan('keepPlan') },
  correction: { post: postCorrection, settleConflict: null },
  contentDraft: { post: content('postDraft'), settleConflict: content('keepDraftConflict') },
};

/** Sends an entry by the call of its kind. */
export const post = <Kind extends EntryKind>(entry: EntryOf<Kind>): Saga =>
  entrySending[entry.kind].post(entry);

/** Settles a 409 to an entry. Returns false for any other error, and for a 409 that is a refusal. */
export function* settleConflict<Kind extends EntryKind>(entry: EntryOf<Kind>, error: unknown): Saga<boolean> {
  const { settleConflict: settle } = entrySending[entry.kind];
  if (!settle || !(error instanceof ApiError) || error.status !== conflict) return false;
  return yield* settle(entry, error.body);
}
