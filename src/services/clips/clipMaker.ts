import {
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  canEncodeVideo,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { maxClipSeconds, maxStillLength } from '../../contract/contentClips';
import { ClipTooLarge, ClipTooLong, ClipUnreadable, largestClip } from '../../domain/clips/clipFaults';
import { type Cut, smallSize } from '../../domain/clips/cut';
import type { ClipMaker, MadeClip, OnProgress } from '../ports';

/** Bits a second: 20 s of the first have about 4.5 MB. The next is for an encoder that takes more than it was told. */
const bitrates = [1_800_000, 1_000_000] as const;

/** The codecs in the order in which clips are made: what plays everywhere comes first. */
const codecs: readonly VideoCodec[] = ['avc', 'vp9', 'vp8'];

/** The longer side of a still, in pixels. */
const stillSide = 320;

const blobAt = async (url: string): Promise<Blob> => (await fetch(url)).blob();

const inputOf = (blob: Blob) =>
  new Input({ source: new BlobSource(blob), formats: [MP4, QTFF, WEBM, MATROSKA] });

/** Returns the first codec in which this browser makes pictures of that size; null for none. */
const codecFor = async (size: { width: number; height: number }): Promise<VideoCodec | null> => {
  if (!('VideoEncoder' in globalThis)) return null;
  for (const codec of codecs) {
    if (await canEncodeVideo(codec, { ...size, bitrate: bitrates[0] })) return codec;
  }
  return null;
};

const sizeOf = async (track: InputVideoTrack) =>
  smallSize(await track.getDisplayWidth(), await track.getDisplayHeight());

/** Returns how this browser makes small clips of a track; null where it cannot. */
const wayFor = async (track: InputVideoTrack) => {
  const size = await sizeOf(track);
  const codec = (await track.canDecode()) ? await codecFor(size) : null;
  return codec && { codec, ...size };
};

type Way = NonNullable<Awaited<ReturnType<typeof wayFor>>>;

const encode = async (
  input: Input,
  { start, end }: Cut,
  { codec, width, height }: Way,
  { bitrate, onProgress, signal }: { bitrate: number; onProgress: OnProgress; signal: AbortSignal },
): Promise<Pick<MadeClip, 'bytes' | 'type'>> => {
  const target = new BufferTarget();
  const format = codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    trim: { start, end },
    audio: { discard: true },
    video: { codec, width, height, fit: 'fill', bitrate, frameRate: 30, forceTranscode: true },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) throw new ClipUnreadable('There is nothing to convert.');
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel);
  try {
    signal.throwIfAborted();
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (!target.buffer) throw new ClipUnreadable('The clip is empty.');
  return { bytes: target.buffer, type: codec === 'avc' ? 'video/mp4' : 'video/webm' };
};

/** Makes it again with fewer bits where it is too large. */
const encodeSmall = async (
  input: Input,
  cut: Cut,
  way: Way,
  on: { onProgress: OnProgress; signal: AbortSignal },
): Promise<Pick<MadeClip, 'bytes' | 'type'>> => {
  let size = 0;
  for (const bitrate of bitrates) {
    const made = await encode(input, cut, way, { ...on, bitrate });
    if (made.bytes.byteLength <= largestClip) return made;
    size = made.bytes.byteLength;
  }
  throw new ClipTooLarge(size);
};

const toDataUrl = (canvas: HTMLCanvasElement | OffscreenCanvas, quality: number): string | null => {
  const shown = document.createElement('canvas');
  shown.width = canvas.width;
  shown.height = canvas.height;
  shown.getContext('2d')?.drawImage(canvas, 0, 0);
  const url = shown.toDataURL('image/jpeg', quality);
  return url.startsWith('data:image/jpeg') && url.length <= maxStillLength ? url : null;
};

/** Returns the picture at a time as a small JPEG; null where this browser cannot show it. */
const stillAt = async (track: InputVideoTrack, seconds: number): Promise<string | null> => {
  if (!(await track.canDecode())) return null;
  const { width, height } = await sizeOf(track);
  const scale = Math.min(1, stillSide / Math.max(width, height));
  const sink = new CanvasSink(track, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    fit: 'fill',
  });
  const picture = await sink.getCanvas((await track.getFirstTimestamp()) + seconds);
  return picture && (toDataUrl(picture.canvas, 0.8) ?? toDataUrl(picture.canvas, 0.4));
};

/** The file as it is, where this browser cannot make it small. */
const unchanged = async (blob: Blob, seconds: number): Promise<Pick<MadeClip, 'bytes' | 'type'>> => {
  if (seconds > maxClipSeconds) throw new ClipTooLong(`The file has ${seconds} s.`);
  if (blob.size > largestClip) throw new ClipTooLarge(blob.size);
  return { bytes: await blob.arrayBuffer(), type: blob.type };
};

/** Returns the track of pictures with its length; null for what is no video. */
const trackIn = async (input: Input) => {
  try {
    const track = await input.getPrimaryVideoTrack();
    return track && { track, seconds: (await track.computeDuration()) - (await track.getFirstTimestamp()) };
  } catch {
    return null;
  }
};

/** Makes clips with WebCodecs, by mediabunny [decision 51]. */
export const clipMaker: ClipMaker = {
  open: async (url) => {
    const blob = await blobAt(url);
    const input = inputOf(blob);
    try {
      const found = await trackIn(input);
      if (!found || found.seconds <= 0) return null;
      return { seconds: found.seconds, size: blob.size, canMake: (await wayFor(found.track)) !== null };
    } finally {
      input.dispose();
    }
  },
  make: async (url, cut, onProgress, signal) => {
    const blob = await blobAt(url);
    const input = inputOf(blob);
    try {
      const found = await trackIn(input);
      if (!found) throw new ClipUnreadable('There is no track.');
      const way = await wayFor(found.track);
      const still = await stillAt(found.track, cut.still);
      const made = way
        ? await encodeSmall(input, cut, way, { onProgress, signal })
        : await unchanged(blob, found.seconds);
      return { ...made, still };
    } finally {
      input.dispose();
    }
  },
};
