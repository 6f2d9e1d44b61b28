import type { Call } from '../../src/contract/calls';
import { type GuardianQuestion, guardianCalls } from '../../src/contract/guardian';
import { statusOf } from '../../src/domain/errors';
import { guardianActions } from '../../store/guardian/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';

/** Makes a call about the question of a link. Returns false when there is no such question any more. */
function* ask(call: Call<GuardianQuestion>): Saga<boolean> {
  try {
    yield* put(guardianActions.found(yield* request(call)));
    return true;
  } catch (error) {
    const status = statusOf(error);
    if (status !== 404 && status !== 410) throw error;
    yield* put(status === 410 ? guardianActions.erased() : guardianActions.refused());
    return false;
  }
}

/** Loads what the page of the link shows. */
export function* openQuestion({ payload: token }: ReturnType<typeof guardianActions.opened>): Saga {
  yield* ask(guardianCalls.open(token));
}

/** Confirms, or withdraws. The answer says how the question stands then. */
export function* answerQuestion({
  payload: { token, answer },
}: ReturnType<typeof guardianActions.submitted>): Saga {
  const call = answer === 'confirm' ? guardianCalls.confirm(token) : guardianCalls.withdraw(token, answer);
  if (yield* ask(call)) yield* put(guardianActions.succeeded());
}
