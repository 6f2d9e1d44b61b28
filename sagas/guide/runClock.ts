import { type GuideClock, isTicking, lengthOfPhase, passed, resumed } from '../../src/domain/guide/clock';
import { toneBetween, untilNextSecond } from '../../src/domain/guide/signals';
import type { GuideDevice } from '../../src/services/ports';
import { selectGuide } from '../../store/guide/selectors';
import { guideActions } from '../../store/guide/slice';
import { delay, put, race, type Saga, select, take } from '../lib/effects';
import { services } from '../lib/services';

/** Milliseconds between two readings after which the page was frozen. It reads its clock every second. */
const longestGap = 2500;

/** Keeps the clock over a reload. Returns when its phase would have begun by the wall clock, as in `resumed`. */
function* keepClock({ memory }: GuideDevice): Saga<number> {
  const { clock: wallClock } = yield* services();
  const { step, clock } = yield* select(selectGuide);
  const startedAt = wallClock.now() - (clock?.elapsed ?? 0);
  if (step && clock) memory.saveClock({ ...step, clock, startedAt });
  return startedAt;
}

/** A tone and a vibration, where the person wants them [GT-2]. */
function* signal({ sound, vibration }: GuideDevice, before: GuideClock, after: GuideClock): Saga {
  const { phases, switches } = yield* select(selectGuide);
  const tone = toneBetween(before, after, phases);
  if (tone && switches.sound) sound.play(tone);
  if (tone === 'long' && switches.vibration) vibration.vibrate();
}

/** Waits until the clock shows another second. Returns whether the page has come back from the background meanwhile. */
function* nextReading(elapsed: number, length: number): Saga<boolean> {
  const { isBack } = yield* race({
    isDue: () => delay(untilNextSecond(elapsed, length)),
    isBack: () => take(guideActions.pageReturned),
  });
  return isBack !== undefined;
}

/**
 * Runs a phase to its end: by the stopwatch, and where the page was frozen or hidden by the wall clock [GT-1]. The
 * stopwatch may stand still while a device sleeps, and the wall clock may be set while the page is open.
 */
function* runPhase(device: GuideDevice, begun: GuideClock, length: number, startedAt: number): Saga {
  const { clock: wallClock } = yield* services();
  const { phases } = yield* select(selectGuide);
  let clock = begun;
  let readAt = device.stopwatch.now();
  while (true) {
    const isBack = yield* nextReading(clock.elapsed, length);
    const now = device.stopwatch.now();
    const isByWallClock = isBack || now - readAt > longestGap;
    const next = isByWallClock
      ? resumed(clock, phases, { startedAt, now: wallClock.now() })
      : passed(clock, phases, clock.elapsed + now - readAt);
    yield* signal(device, clock, next);
    if (next.phase !== clock.phase || next.state !== clock.state) {
      yield* put(guideActions.turned(next));
      return;
    }
    yield* put(guideActions.ticked(next));
    [clock, readAt] = [next, now];
  }
}

/** Keeps the clock, and lets it run from phase to phase until it waits for the person. */
export function* runClock(device: GuideDevice): Saga {
  while (true) {
    const startedAt = yield* keepClock(device);
    const { clock, phases } = yield* select(selectGuide);
    const length = clock && lengthOfPhase(clock, phases);
    if (!clock || length === null || !isTicking(clock, phases)) return;
    yield* runPhase(device, clock, length, startedAt);
  }
}
