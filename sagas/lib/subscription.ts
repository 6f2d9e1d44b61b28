import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { take } from 'redux-saga/effects';
import type { Saga } from './effects';

/**
 * Handles the events of a subscription one after the other, and ends the subscription with the saga. Of those that come
 * while one is being handled the latest counts: all of them say how things are now.
 */
export function* forEachEvent<Event extends NonNullable<unknown>>(
  subscribe: (listener: (event: Event) => void) => () => void,
  handle: (event: Event) => Saga,
): Saga {
  const channel: EventChannel<Event> = eventChannel(subscribe, buffers.sliding(1));
  try {
    while (true) yield* handle((yield take(channel)) as Event);
  } finally {
    channel.close();
  }
}
