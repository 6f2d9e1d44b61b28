import type { UnknownAction } from '@reduxjs/toolkit';
import { describeError } from '../../src/texts/errors';
import { sessionActions } from '../../store/session/slice';
import { type ActionCreator, delay, put, race, type Saga, type SagaOf, take, task } from './effects';
import { services } from './services';

interface WorkerOptions<Argument> {
  /** The worker's name in the log. */
  name: string;
  /** Cancels the worker on one of these actions. */
  until?: ActionCreator[];
  /** Makes the action that tells the person of an error, from a German text and the first argument of the worker. */
  failed?: (text: string, argument: Argument) => UnknownAction;
}

/**
 * Wraps a saga for a watcher: its errors are logged and do not end the watcher. The worker returns what the saga does;
 * undefined after an error, and when it was cancelled.
 */
export const worker = <Args extends unknown[], Result>(
  { name, until = [], failed }: WorkerOptions<Args[0]>,
  saga: SagaOf<Args, Result>,
): SagaOf<Args, Result | undefined> => {
  const guarded = task(function* work(...args: Args): Saga<Result | undefined> {
    try {
      return yield* saga(...args);
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
      if (failed) yield* put(failed(describeError(error), args[0]));
      return undefined;
    }
  });
  if (until.length === 0) return guarded;
  return function* workUntil(...args) {
    const { done } = yield* race({ done: () => guarded(...args), ended: () => take(...until) });
    return done;
  };
};

/** For `until`: ends work with the sign-in that started it, so that nothing of it reaches the next user [SE-1]. */
export const signOut = [sessionActions.loggedOut];

/** Runs the body until the user logs out; then it returns undefined. Errors of the body are passed on to the caller. */
export function* whileSignedIn<Result>(body: () => Saga<Result>): Saga<Result | undefined> {
  const { done } = yield* race({ done: body, ended: () => take(...signOut) });
  return done;
}

const restartAfter = 1000;

/** Restarts a watcher one second after it failed. Its siblings keep running, and later events are still handled. */
export function* supervised(name: string, watcher: () => Saga): Saga {
  const watching = task(watcher);
  while (true) {
    try {
      yield* watching();
      return;
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
      yield* delay(restartAfter);
    }
  }
}
