import type { WakeLock } from '../../src/services/ports';
import { selectWantsWakeLock } from '../../store/guide/selectors';
import { guideActions } from '../../store/guide/slice';
import { type ActionCreator, call, channelOf, fork, put, type Saga, select, takeFrom } from '../lib/effects';
import { forEachEvent } from '../lib/subscription';

const { turned, switched, pageReturned, wakeLockAnswered } = guideActions;

function* tellLosses({ onLost }: WakeLock): Saga {
  yield* forEachEvent<true>(
    (listener) => onLost(() => listener(true)),
    function* tell() {
      yield* put(wakeLockAnswered(false));
    },
  );
}

/** Asks for the wake lock where it is wanted, and gives it back where it is not. */
function* askOrRelease(wakeLock: WakeLock): Saga {
  if (yield* select(selectWantsWakeLock)) yield* put(wakeLockAnswered(yield* call(wakeLock.request)));
  else wakeLock.release();
}

/**
 * Keeps the screen on while a clock runs [GT-2]. A lock that was refused or taken away is asked for again with the next
 * phase, the next press, and when the page is shown again.
 */
export function* stayAwake(wakeLock: WakeLock, turns: readonly ActionCreator[]): Saga {
  const changes = yield* channelOf([...turns, turned, switched, pageReturned]);
  try {
    yield* fork(tellLosses, wakeLock);
    while (true) {
      yield* askOrRelease(wakeLock);
      yield* takeFrom(changes);
    }
  } finally {
    wakeLock.release();
  }
}
