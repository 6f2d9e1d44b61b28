import type { Call } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import type { Saga } from './effects';
import { request } from './request';

/** Makes a call. Returns null for a 404: the server does not know the address, the token or the code. */
export function* requestKnown<Answer>(call: Call<Answer>): Saga<{ answer: Answer } | null> {
  try {
    return { answer: yield* request(call) };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
