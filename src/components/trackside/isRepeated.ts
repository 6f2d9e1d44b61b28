import type { MouseEvent } from 'react';

/** Taps that are further apart, in pixels, are two. */
const slip = 32;

/** The longest time between two taps that a browser counts as one double tap, in milliseconds. */
const doubleTap = 600;

let former = { detail: 0, clientX: 0, clientY: 0, timeStamp: 0 };

/**
 * The second tap of a double tap is ignored, as on any button. Chromium counts quick taps up to 100 px apart as a
 * double tap: here, where answers stand beside each other, such taps on two of them both count.
 */
export const isRepeated = ({ detail, clientX, clientY, timeStamp }: MouseEvent) => {
  const { detail: count, clientX: x, clientY: y, timeStamp: at } = former;
  former = { detail, clientX, clientY, timeStamp };
  const isBeside = Math.hypot(clientX - x, clientY - y) > slip;
  return detail > 1 && !(isBeside && count === detail - 1 && timeStamp - at < doubleTap);
};
