import type { Tone } from '../../src/domain/guide/signals';
import { createGuideMemory } from '../../src/services/guide/memory';
import type {
  Clock,
  GuideDevice,
  GuideLoader,
  GuideMemory,
  Sound,
  Vibration,
  WakeLock,
} from '../../src/services/ports';
import { bindMethods } from './bindMethods';

export class FakeSound implements Sound {
  readonly played: Tone[] = [];
  /** Whether the browser forbids sound, as it does until a press. */
  isForbidden = false;
  private isReady = false;

  constructor() {
    bindMethods(this);
  }

  prepare() {
    this.isReady = !this.isForbidden;
  }

  play(tone: Tone) {
    if (this.isReady) this.played.push(tone);
  }

  rest() {
    this.isReady = false;
  }
}

export class FakeVibration implements Vibration {
  count = 0;
  isMissing = false;

  constructor() {
    bindMethods(this);
  }

  isThere() {
    return !this.isMissing;
  }

  vibrate() {
    this.count += 1;
  }
}

export class FakeWakeLock implements WakeLock {
  requests = 0;
  isMissing = false;
  isRefused = false;
  private held = false;
  private wanted = false;
  private readonly listeners = new Set<() => void>();

  constructor() {
    bindMethods(this);
  }

  isThere() {
    return !this.isMissing;
  }

  /** Whether the screen stays on. */
  isHeld() {
    return this.held;
  }

  async request() {
    if (this.held) return true;
    this.requests += 1;
    this.wanted = true;
    await Promise.resolve();
    if (this.isMissing || this.isRefused) return false;
    this.held = this.wanted;
    return this.held;
  }

  release() {
    this.wanted = false;
    this.held = false;
  }

  onLost(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ends the lock, as a browser does when its page is hidden or its battery low. */
  takeAway() {
    if (!this.held) return;
    this.held = false;
    for (const listener of this.listeners) listener();
  }
}

/** A stopwatch on Jest's virtual time that can stand still. */
export class FakeStopwatch implements Clock {
  private lag = 0;

  constructor() {
    bindMethods(this);
  }

  now() {
    return performance.now() + this.lag;
  }

  /** Goes forward without any timer, as while the page is frozen. */
  skip(milliseconds: number) {
    this.lag += milliseconds;
  }
}

/** The device of a guided training, with what it keeps in this storage. */
export class FakeGuide implements GuideLoader, GuideDevice {
  readonly sound = new FakeSound();
  readonly vibration = new FakeVibration();
  readonly wakeLock = new FakeWakeLock();
  readonly stopwatch = new FakeStopwatch();
  readonly memory: GuideMemory;
  private isKilled = false;

  constructor(storage: Storage) {
    bindMethods(this);
    const memory = createGuideMemory(storage);
    const unlessKilled =
      <Value>(save: (value: Value) => void) =>
      (value: Value) => {
        if (!this.isKilled) save(value);
      };
    this.memory = {
      ...memory,
      saveSwitches: unlessKilled(memory.saveSwitches),
      saveClock: unlessKilled(memory.saveClock),
    };
  }

  /** Ends the tab: it keeps nothing any more. */
  kill() {
    this.isKilled = true;
  }

  async load() {
    return this;
  }
}
