import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { OnProgress } from '../../src/services/ports';
import { clipsActions } from '../../store/clips/slice';
import { abortable } from '../lib/abortable';
import { put, race, type Saga, takeFrom } from '../lib/effects';

function* showProgress(channel: EventChannel<{ share: number }>): Saga<never> {
  while (true) yield* put(clipsActions.progressed((yield* takeFrom(channel)).share));
}

/** Waits for something that takes its time, and shows how far it is. Aborts it when the saga is cancelled. */
export function* withProgress<Result>(
  start: (onProgress: OnProgress, signal: AbortSignal) => Promise<Result>,
): Saga<Result> {
  let tell: OnProgress = () => {};
  const channel = eventChannel<{ share: number }>((emit) => {
    tell = (share) => emit({ share });
    return () => {};
  }, buffers.sliding(1));
  try {
    const { done } = yield* race({
      done: () => abortable(async (signal) => ({ result: await start((share) => tell(share), signal) })),
      shown: () => showProgress(channel),
    });
    if (!done) throw new Error('What shows the progress has ended.');
    return done.result;
  } finally {
    channel.close();
  }
}
