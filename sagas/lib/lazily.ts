import type { UnknownAction } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { errorTexts } from '../../src/texts/errors';
import { call, run, type Saga } from './effects';
import { services } from './services';

/**
 * A saga whose code is fetched when it is first run, so that a feature costs nothing at the start of the app:
 * `takeLeading(type, lazily(async () => (await import('./feedback')).sendFeedback, feedbackActions.sendFailed))`.
 * Watchers stay in the initial bundle, so no action is lost while the code is on its way. Code that does not come is
 * fetched again with the next run; `failed` tells the screen, which would otherwise wait for ever, with what the saga was
 * run with.
 */
export const lazily = <Args extends unknown[]>(
  load: () => Promise<(...args: Args) => Saga>,
  failed?: (text: string, ...args: Args) => UnknownAction,
) =>
  function* loadAndRun(...args: Args): Saga {
    let saga: (...args: Args) => Saga;
    try {
      saga = yield* call(load);
    } catch (error) {
      const { log } = yield* services();
      log.error('lazily', error);
      if (failed) yield put(failed(errorTexts.codeMissing, ...args));
      return;
    }
    yield* run(saga, ...args);
  };
