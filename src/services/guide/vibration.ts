import type { Vibration } from '../ports';

const milliseconds = 300;

/** Safari and Firefox do not vibrate. */
export const createVibration = (): Vibration => ({
  isThere: () => 'vibrate' in navigator,
  vibrate: () => navigator.vibrate?.(milliseconds),
});
