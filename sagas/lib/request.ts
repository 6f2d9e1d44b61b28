import { type Call, calls, videoAnswers } from '../../src/contract/calls';
import { ApiError, statusOf } from '../../src/domain/errors';
import { retryDelay } from '../../src/domain/retryPolicy';
import { endsSignIn } from '../../src/domain/sendFailure';
import type { ReceivedRuns } from '../../src/services/ports';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { abortable } from './abortable';
import { call, delay, put, type Saga, select } from './effects';
import { lateService } from './lateService';
import { services } from './services';
import { whileLoading } from './whileLoading';

type Attempt<Answer> = (token: string | null, signal: AbortSignal) => Promise<Answer>;

/**
 * The only place where calls are retried [RE-3]. All attempts use the token of the first one, so nothing is ever sent
 * as another user [SE-1].
 */
export const persistently = <Answer>(answers: readonly number[], attempt: Attempt<Answer>): Saga<Answer> =>
  whileLoading(function* attemptAgain() {
    const token = (yield* select(selectUser))?.token ?? null;
    for (let retry = 1; ; retry += 1) {
      try {
        return yield* abortable((signal) => attempt(token, signal));
      } catch (error) {
        const status = statusOf(error);
        // Without a token, the 401 refuses the login itself [LI-10].
        if (token !== null && endsSignIn(error)) {
          yield* put(sessionActions.expired({ token, said: (error as ApiError).body }));
          // The logout cancels this call here. An action that the caller puts at once would still come after it.
          yield* call(() => Promise.resolve());
        }
        const isPostponed = error instanceof ApiError && error.retryAfter !== null;
        const wait = isPostponed ? null : retryDelay(retry, status, answers);
        if (wait === null) throw error;
        yield* delay(wait);
      }
    }
  });

/** Makes a call of the contract. Throws `ApiError` when all retries have failed. */
export function* request<Answer>(wanted: Call<Answer>): Saga<Answer> {
  const { http } = yield* services();
  return yield* persistently(wanted.answers, (token, signal) => http.send(wanted, token, signal));
}

/** An answer, and how many milliseconds the try took that it answers. */
export interface Timed<Answer> {
  answer: Answer;
  duration: number;
}

/** Makes a call like `request`, and measures the network without the failed tries. */
export function* timedRequest<Answer>(wanted: Call<Answer>): Saga<Timed<Answer>> {
  const { http, clock } = yield* services();
  return yield* persistently(wanted.answers, async (token, signal) => {
    const start = clock.now();
    const answer = await http.send(wanted, token, signal);
    return { answer, duration: clock.now() - start };
  });
}

/** Requests all runs of an athlete, and keeps them for `Bulk.replaceScreenings`. */
export function* requestRuns(userId: number): Saga<ReceivedRuns> {
  const bulk = yield* lateService('bulk');
  const { answers } = calls.screeningRunsOfUser(userId);
  return yield* persistently(answers, (token, signal) => bulk.requestRuns(userId, token, signal));
}

/** Downloads a video. A 404 is an answer and is not retried [RE-6]. */
export function* requestVideo(fileName: string, version?: string): Saga<Blob> {
  const { http } = yield* services();
  return yield* persistently(videoAnswers, (token, signal) =>
    http.downloadVideo(fileName, token ?? '', signal, version),
  );
}

/** Downloads a file by its path. `answers` says which statuses are answers, as in the calls beside it. */
export function* requestFile(path: string, answers: Call<unknown>['answers']): Saga<Blob> {
  const { http } = yield* services();
  return yield* persistently(answers, (token, signal) => http.downloadFile(path, token ?? '', signal));
}
