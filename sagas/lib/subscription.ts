import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { type Saga, takeFrom } from './effects';
import { services } from './services';

/**
 * Handles the events of a subscription one after the other. Unsubscribes when the saga ends. Of the events that
 * arrive while one is handled, only the latest is kept, unless another buffer is given: each event carries the whole
 * current state.
 */
export function* forEachEvent<Event extends NonNullable<unknown>>(
  subscribe: (listener: (event: Event) => void) => () => void,
  handle: (event: Event) => Saga,
  buffer = buffers.sliding<Event>(1),
): Saga {
  const channel: EventChannel<Event> = eventChannel(subscribe, buffer);
  try {
    while (true) yield* handle(yield* takeFrom(channel));
  } finally {
    channel.close();
  }
}

/** Runs `handle` each time this storage was lost [DB-13]. */
export const forEachLoss = (
  storage: { onLost(listener: () => void): () => void },
  handle: () => Saga,
): Saga => forEachEvent<true>((listener) => storage.onLost(() => listener(true)), handle);

/**
 * Runs `handle` each time the local database fails although it was opened again [DB-13]. What fails meanwhile does not
 * count: `handle` itself may ask the database.
 */
export const forEachBreak = (
  storage: { onBroken(listener: () => void): () => void },
  handle: () => Saga,
): Saga => forEachEvent<true>((listener) => storage.onBroken(() => listener(true)), handle, buffers.none());

/** Runs `handle` each time the page becomes visible. */
export function* onReturn(handle: () => Saga): Saga {
  const { page } = yield* services();
  yield* forEachEvent(page.onVisibilityChange, function* follow(isVisible: boolean) {
    if (isVisible) yield* handle();
  });
}
