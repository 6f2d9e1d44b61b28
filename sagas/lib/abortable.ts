import { call, type Saga } from './effects';

/** Waits for a promise. Aborts its work when the saga is cancelled. */
export function* abortable<Result>(start: (signal: AbortSignal) => Promise<Result>): Saga<Result> {
  const controller = new AbortController();
  let isAnswered = false;
  try {
    const result = (yield* call(start, controller.signal)) as Result;
    isAnswered = true;
    return result;
  } finally {
    if (!isAnswered) controller.abort();
  }
}
