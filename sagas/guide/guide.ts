import { clockOfStep } from '../../src/domain/guide/keptClock';
import type { GuideDevice } from '../../src/services/ports';
import { selectGuide, selectGuideSwitches } from '../../store/guide/selectors';
import { guideActions } from '../../store/guide/slice';
import { type ActionCreator, fork, put, type Saga, select, takeLatest } from '../lib/effects';
import { services } from '../lib/services';
import { onReturn } from '../lib/subscription';
import { foundDevice } from './device';
import { runClock } from './runClock';
import { stayAwake } from './stayAwake';

const { restored, startPressed, holdPressed, resetPressed, skipPressed, repeatPressed } = guideActions;

/** What changes the clock beside time. */
const turns: ActionCreator[] = [
  restored,
  startPressed,
  holdPressed,
  resetPressed,
  skipPressed,
  repeatPressed,
];

/** The clock of the exercise on the screen, as the device has kept it [GT-1]. */
function* restore({ memory }: GuideDevice): Saga {
  const { clock: wallClock } = yield* services();
  const { step, phases } = yield* select(selectGuide);
  if (step) yield* put(restored(clockOfStep(step, phases, memory.clock(), wallClock.now())));
}

/** Lets the clock run with sound, which browsers allow only from a press on [GT-2]. */
function* follow(device: GuideDevice): Saga {
  const switches = yield* select(selectGuideSwitches);
  if (switches.sound) device.sound.prepare();
  yield* runClock(device);
}

/** Guides through the exercise on the screen, until it is left [GT-1 to GT-3]. */
export function* guide(): Saga {
  const device = yield* foundDevice();
  try {
    yield* takeLatest(turns, () => follow(device));
    yield* fork(stayAwake, device.wakeLock, turns);
    yield* restore(device);
    yield* onReturn(function* tell() {
      yield* put(guideActions.pageReturned());
    });
  } finally {
    device.sound.rest();
  }
}
