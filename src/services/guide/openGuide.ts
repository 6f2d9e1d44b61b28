import type { GuideDevice } from '../ports';
import { createGuideMemory } from './memory';
import { createSound } from './sound';
import { createVibration } from './vibration';
import { createWakeLock } from './wakeLock';

let device: GuideDevice | null = null;

/** Returns the device of a guided training, always the same: a page has one loudspeaker and one wake lock. */
export const openGuide = (storage: Storage): GuideDevice => {
  device ??= {
    sound: createSound(),
    vibration: createVibration(),
    wakeLock: createWakeLock(),
    memory: createGuideMemory(storage),
    stopwatch: { now: () => performance.now() },
  };
  return device;
};
