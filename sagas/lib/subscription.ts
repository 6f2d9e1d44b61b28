import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { type Saga, takeFrom } from './effects';
import { services } from './services';

/**
 * Handles the events of a subscription one after the other, and ends the subscription with the saga. Of those that come
 * while one is being handled only the latest counts: all of them say how things are now.
 */
export function* forEachEvent<Event extends NonNullable<unknown>>(
  subscribe: (listener: (event: Event) => void) => () => void,
  handle: (event: Event) => Saga,
): Saga {
  const channel: EventChannel<Event> = eventChannel(subscribe, buffers.sliding(1));
  try {
    while (true) yield* handle(yield* takeFrom(channel));
  } finally {
    channel.close();
  }
}

/** Does this whenever the person looks at the page again. */
export function* onReturn(handle: () => Saga): Saga {
  const { page } = yield* services();
  yield* forEachEvent(page.onVisibilityChange, function* follow(isVisible: boolean) {
    if (isVisible) yield* handle();
  });
}
