import { eventChannel } from 'redux-saga';
import { delay, race, type Saga, takeFrom } from './effects';
import { services } from './services';

/** Milliseconds between two signs of life. A hidden tab that the browser slows down gives one a minute. */
const signInterval = 20_000;

/**
 * How long the other tab must be silent: 3 intervals in a row, 2 minutes in all [FL-17]. They are counted one by one
 * because a device that sleeps wakes with one of them over at once. One alone must not make a living tab count as
 * frozen.
 */
const silentIntervals = 3;
const listeningInterval = 40_000;

/** Tells all tabs again and again that the holder of this lock is alive. A frozen tab falls silent. Never ends. */
export function* giveSignsOfLife(lock: string): Saga {
  const { tabs } = yield* services();
  while (true) {
    tabs.announceLife(lock);
    yield* delay(signInterval);
  }
}

/** Waits until the holder of this lock has given no sign of life for 2 minutes. */
export function* untilSilent(lock: string): Saga {
  const { tabs } = yield* services();
  const signs = eventChannel<true>((listener) => tabs.onLife(lock, () => listener(true)));
  try {
    for (let silent = 0; silent < silentIntervals; ) {
      const { sign } = yield* race({ sign: () => takeFrom(signs), silence: () => delay(listeningInterval) });
      silent = sign ? 0 : silent + 1;
    }
  } finally {
    signs.close();
  }
}
