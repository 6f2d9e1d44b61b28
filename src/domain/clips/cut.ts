import { maxClipSeconds } from '../../contract/contentClips';

/** Which part of a recording is the clip, and its still [CT-3]. All in seconds of the recording. */
export interface Cut {
  start: number;
  end: number;
  still: number;
}

/** The shortest clip, in seconds. */
export const shortestClip = 1;

/** The shorter side of a clip, in pixels: 720 p, for one that was held upright, too. */
const shorterSide = 720;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

const withStill = (cut: Cut): Cut => ({ ...cut, still: within(cut.still, cut.start, cut.end) });

/** Returns the cut to begin with: as much as a clip may have, and the picture in its middle. */
export const firstCut = (seconds: number): Cut => {
  const end = Math.min(seconds, maxClipSeconds);
  return { start: 0, end, still: end / 2 };
};

/** Moves the beginning. The end follows where the clip would be too long, and stops it where it would be too short. */
export const withStart = (cut: Cut, wanted: number): Cut => {
  const start = within(wanted, 0, cut.end - shortestClip);
  return withStill({ ...cut, start, end: Math.min(cut.end, start + maxClipSeconds) });
};

/** Moves the end, as `withStart` moves the beginning. */
export const withEnd = (cut: Cut, wanted: number, seconds: number): Cut => {
  const end = within(wanted, cut.start + shortestClip, seconds);
  return withStill({ ...cut, end, start: Math.max(cut.start, end - maxClipSeconds) });
};

/** Chooses the picture that stands for the clip. */
export const withStillAt = (cut: Cut, wanted: number): Cut => withStill({ ...cut, still: wanted });

/** Returns the size of a small clip in even numbers, as encoders want them. What is small already keeps its size. */
export const smallSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, shorterSide / Math.min(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
};
