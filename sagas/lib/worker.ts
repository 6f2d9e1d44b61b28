import type { UnknownAction } from '@reduxjs/toolkit';
import { describeError } from '../../src/texts/errors';
import { sessionActions } from '../../store/session/slice';
import { type ActionCreator, delay, put, race, type Saga, type SagaOf, take, task } from './effects';
import { services } from './services';

interface WorkerOptions<Argument> {
  /** Names the worker in the log. */
  name: string;
  /** Ends the worker early: nothing of it happens after one of these actions. */
  until?: ActionCreator[];
  /** Tells the person of an error, with a German text and the first argument of the worker. */
  failed?: (text: string, argument: Argument) => UnknownAction;
}

/** A saga for a watcher: its errors end in the log instead of ending the watcher. */
export const worker = <Args extends unknown[]>(
  { name, until = [], failed }: WorkerOptions<Args[0]>,
  saga: SagaOf<Args>,
): SagaOf<Args> => {
  const guarded = task(function* work(...args: Args): Saga {
    try {
      yield* saga(...args);
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
      if (failed) yield* put(failed(describeError(error), args[0]));
    }
  });
  if (until.length === 0) return guarded;
  return function* workUntil(...args) {
    yield* race({ done: () => guarded(...args), ended: () => take(...until) });
  };
};

/** For `until`: what a user began ends with their sign-in, and nothing of it reaches the next user [SE-1]. */
export const signOut = [sessionActions.loggedOut];

/** Runs the body until the user logs out. Its errors are the caller's. */
export function* whileSignedIn(body: () => Saga): Saga {
  yield* race({ done: body, ended: () => take(...signOut) });
}

const restartAfter = 1000;

/** A watcher that is begun anew after a second should it ever die, so that no sibling and no later event suffers. */
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
