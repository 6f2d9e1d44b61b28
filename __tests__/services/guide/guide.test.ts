/** @jest-environment jest-fixed-jsdom */
import { createGuide } from '../../../src/services/guide/createGuide';
import { createGuideMemory } from '../../../src/services/guide/memory';
import { createSound } from '../../../src/services/guide/sound';
import { createVibration } from '../../../src/services/guide/vibration';
import { createWakeLock } from '../../../src/services/guide/wakeLock';
import { FakeGuide, FakeWakeLock } from '../../fakes/FakeGuide';
import { webStorageOn } from '../../fakes/webStorage';
import { aBrowserWithSound } from './audio';
import { guideMemoryContract, wakeLockContract } from './guideContract';

const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['wakeLock', 'vibrate']) Reflect.deleteProperty(navigator, name);
  localStorage.clear();
});

/** A browser that grants wake locks until it refuses them. */
const aBrowserWithWakeLock = () => {
  const held = new Set<EventTarget>();
  let isRefusing = false;
  const end = async (sentinel: EventTarget) => {
    if (held.delete(sentinel)) sentinel.dispatchEvent(new Event('release'));
  };
  give('wakeLock', {
    request: async () => {
      if (isRefusing) throw new DOMException('', 'NotAllowedError');
      const sentinel = Object.assign(new EventTarget(), { release: () => end(sentinel) });
      held.add(sentinel);
      return sentinel;
    },
  });
  return {
    wakeLock: createWakeLock(),
    refuse: () => {
      isRefusing = true;
    },
    takeAway: async () => {
      for (const sentinel of held) await end(sentinel);
    },
    staysOn: () => held.size > 0,
  };
};

describe('the wake lock of a browser', () => {
  wakeLockContract(aBrowserWithWakeLock);

  test('[GT-2] that is missing is not there, and refused', async () => {
    const wakeLock = createWakeLock();
    expect(wakeLock.isThere()).toBe(false);
    expect(await wakeLock.request()).toBe(false);
  });
});

describe('the wake lock of a fake device', () => {
  wakeLockContract(() => {
    const wakeLock = new FakeWakeLock();
    return {
      wakeLock,
      refuse: () => {
        wakeLock.isRefused = true;
      },
      takeAway: async () => wakeLock.takeAway(),
      staysOn: () => wakeLock.isHeld(),
    };
  });
});

describe('the memory of a browser', () => {
  guideMemoryContract(
    () => createGuideMemory(localStorage),
    () => localStorage,
  );

  test('[GT-1] that is full keeps nothing, and does no harm', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const memory = createGuideMemory(localStorage);
    memory.saveSwitches({ sound: false, vibration: false, awake: false });
    expect(memory.switches().sound).toBe(true);
  });
});

describe('the memory of a fake device', () => {
  let items = new Map<string, string>();
  beforeEach(() => {
    items = new Map();
  });
  guideMemoryContract(
    () => new FakeGuide(webStorageOn(items)).memory,
    () => webStorageOn(items),
  );
});

describe('sound', () => {
  test('[GT-2] nothing of it is created before a press, and its tones differ', () => {
    const audio = aBrowserWithSound();
    const sound = createSound();
    sound.play('short');
    expect(audio.contexts).toHaveLength(0);
    sound.prepare();
    sound.prepare();
    expect(audio.contexts).toHaveLength(1);
    sound.play('short');
    sound.play('long');
    const [short, long] = audio.tones;
    expect(audio.tones).toHaveLength(2);
    expect(short?.length).toBeLessThan(long?.length ?? 0);
    expect(short?.pitch).not.toBe(long?.pitch);
  });

  test('[GT-2] what is forbidden is not played later, and does no harm', () => {
    const audio = aBrowserWithSound('suspended');
    const sound = createSound();
    sound.prepare();
    sound.play('long');
    expect(audio.tones).toEqual([]);
  });

  test('[GT-2] gives the loudspeaker back, until the next press', () => {
    const audio = aBrowserWithSound();
    const sound = createSound();
    sound.rest();
    sound.prepare();
    sound.rest();
    sound.play('short');
    expect(audio.tones).toEqual([]);
    sound.prepare();
    sound.play('short');
    expect(audio.tones).toHaveLength(1);
  });

  test('[GT-2] a browser without Web Audio plays nothing', () => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    const sound = createSound();
    expect(() => {
      sound.prepare();
      sound.play('long');
      sound.rest();
    }).not.toThrow();
  });
});

test('[GT-2] the vibration is that of the browser, if it has one', () => {
  const vibration = createVibration();
  expect(vibration.isThere()).toBe(false);
  expect(() => vibration.vibrate()).not.toThrow();
  const vibrate = jest.fn();
  give('vibrate', vibrate);
  vibration.vibrate();
  expect(vibration.isThere()).toBe(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('[GT-1] a page has one device, whose stopwatch goes forward', async () => {
  const guide = createGuide(localStorage);
  const device = await guide.load();
  expect(await guide.load()).toBe(device);
  const before = device.stopwatch.now();
  expect(device.stopwatch.now()).toBeGreaterThanOrEqual(before);
});
