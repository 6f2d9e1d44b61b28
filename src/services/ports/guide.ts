/** What the guide of a training needs of the device. */
import type { KeptClock } from '../../domain/guide/keptClock';
import type { Tone } from '../../domain/guide/signals';
import type { GuideSwitches } from '../../domain/guide/switches';
import type { Clock } from './clock';

/** Short tones. A phone that is locked, or whose browser forbids sound, plays none [GT-2]. */
export interface Sound {
  /** Makes tones possible, as far as the browser lets it. Called while the person presses a button. */
  prepare(): void;
  /** Plays the tone now, or not at all. */
  play(tone: Tone): void;
  /** Gives the loudspeaker back until the next `prepare`. */
  rest(): void;
}

/** The vibration that ends a phase. */
export interface Vibration {
  /** Whether this browser has one. */
  isThere(): boolean;
  vibrate(): void;
}

/** Keeps the screen on. The browser may refuse it, or end it at any time, and does so while the page is hidden. */
export interface WakeLock {
  /** Whether this browser has one. */
  isThere(): boolean;
  /** Returns whether the screen stays on, also when it does already. Never rejects. */
  request(): Promise<boolean>;
  /** Lets the screen go off, also after a request that is still under way. */
  release(): void;
  /** Reports that the browser has ended it. Returns a function that unsubscribes. */
  onLost(listener: () => void): () => void;
}

/** What the device keeps of the guide. It is a help: where nothing can be stored, nothing is kept. */
export interface GuideMemory {
  /** All are on until the person says otherwise. */
  switches(): GuideSwitches;
  saveSwitches(switches: GuideSwitches): void;
  /** The clock that ran last on this device. */
  clock(): KeptClock | null;
  saveClock(clock: KeptClock): void;
}

/** The device of a guided training [GT-1, GT-2]. */
export interface GuideDevice {
  sound: Sound;
  vibration: Vibration;
  wakeLock: WakeLock;
  memory: GuideMemory;
  /** Milliseconds that only go forwards, from any beginning. They may stand still while the device sleeps. */
  stopwatch: Clock;
}

/** Loads the code of the device of a guided training. */
export interface GuideLoader {
  load(): Promise<GuideDevice>;
}
