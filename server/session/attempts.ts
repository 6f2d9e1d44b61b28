import type { Clock } from '../system/time';

/** What one key is allowed. */
export interface Window {
  now: Clock;
  /** Milliseconds. */
  windowLength: number;
  maxAttempts: number;
}

/** Counts attempts by key. */
export interface Attempts {
  /** Counts an attempt and returns null, or returns when the window ends that allows no more. */
  add(key: string): Promise<number | null>;
  /** Takes back an attempt. */
  takeBack(key: string): Promise<void>;
}
