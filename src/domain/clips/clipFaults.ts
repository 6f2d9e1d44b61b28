/** The largest clip that the app makes, in bytes [CT-12]. */
export const largestClip = 5_000_000;

/** A clip has more than 5 MB, and this browser cannot make it smaller. */
export class ClipTooLarge extends Error {
  override name = 'ClipTooLarge';

  constructor(readonly size: number) {
    super(`The clip has ${size} bytes.`);
  }
}

/** A file is no video that this browser can read. */
export class ClipUnreadable extends Error {
  override name = 'ClipUnreadable';
}

/** A file is longer than a clip may be, and this browser cannot cut it. */
export class ClipTooLong extends Error {
  override name = 'ClipTooLong';
}
