import { cancelled } from 'redux-saga/effects';
import { call, type Saga } from './effects';

/** Waits for a promise whose work is aborted when the saga is cancelled. */
export function* abortable<Result>(start: (signal: AbortSignal) => Promise<Result>): Saga<Result> {
  const controller = new AbortController();
  try {
    return (yield* call(start, controller.signal)) as Result;
  } finally {
    if (yield cancelled()) controller.abort();
  }
}
