import type { GuideDevice } from '../../src/services/ports';
import { selectGuideSwitches } from '../../store/guide/selectors';
import { guideActions } from '../../store/guide/slice';
import { put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';

/** Tells what the device can do, and what the person wants of it [AC-3]. */
export function* findDevice(): Saga {
  yield* foundDevice();
}

/** Like `findDevice`. Returns the device. */
export function* foundDevice(): Saga<GuideDevice> {
  const device = yield* lateService('guide');
  const { memory, vibration, wakeLock } = device;
  const abilities = { vibration: vibration.isThere(), awake: wakeLock.isThere() };
  yield* put(guideActions.deviceFound({ switches: memory.switches(), abilities }));
  return device;
}

/** Keeps the switches on this device [AC-3]. Sound needs the press that switches it on. */
export function* keepSwitches(): Saga {
  const { memory, sound } = yield* lateService('guide');
  const switches = yield* select(selectGuideSwitches);
  memory.saveSwitches(switches);
  if (switches.sound) sound.prepare();
}
