import { delay } from 'redux-saga/effects';
import { run, type Saga } from './effects';
import { services } from './services';

const restartAfter = 1000;

/** The worker, whose errors end in the log instead of ending its watcher. */
export const safely = <Args extends unknown[]>(name: string, worker: (...args: Args) => Saga) =>
  function* safeWorker(...args: Args): Saga {
    try {
      yield* worker(...args);
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
    }
  };

/**
 * A watcher that is begun anew should it ever die, so that no sibling and no later event suffers. It runs as a task of
 * its own, which also fails with what it has forked.
 */
export function* supervised(name: string, watcher: () => Saga): Saga {
  while (true) {
    try {
      yield* run(watcher);
      return;
    } catch (error) {
      const { log } = yield* services();
      log.error(name, error);
      yield delay(restartAfter);
    }
  }
}
