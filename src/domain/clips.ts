/** Which clips of a device are no longer those of the server [VI-1]. */
import type { Clip } from '../contract/clips';

/** A clip on this device. An older version of the app stored none of its tags. */
export interface KeptClip {
  fileName: string;
  /** In bytes. */
  size: number;
  etag: string | null;
}

/** What the server says of a clip: in the list, or asked for it alone, then null where it does not say it [VI-5]. */
export interface ClipState {
  /** In bytes. */
  size: number | null;
  etag: string | null;
}

/** NFD, as a Mac writes names, and NFC are one name [VI-4]. */
const nameOf = (fileName: string): string => fileName.normalize('NFC');

/** Finds a clip in the list of the server. */
export const clipNamed = (clips: readonly Clip[], fileName: string): Clip | undefined =>
  clips.find((clip) => nameOf(clip.fileName) === nameOf(fileName));

/** What is to be done with a clip: it is to be fetched again, to be tagged, or is the same. */
export const changeOf = (
  { size, etag }: KeptClip,
  now: ClipState | undefined,
): 'other' | 'untagged' | 'same' => {
  if (!now || now.size === 0) return 'same';
  if (now.size !== null && size !== now.size) return 'other';
  if (now.etag === null || etag === now.etag) return 'same';
  return etag === null ? 'untagged' : 'other';
};

/** Whether these bytes are the whole clip: never without any, and as many as the server says, where it says it. */
export const isWhole = ({ size }: Pick<Blob, 'size'>, clip: ClipState | undefined): boolean =>
  size > 0 && (!clip?.size || size === clip.size);
