import { stat } from 'node:fs/promises';
import { FilePathSource, Input, Logging, LogLevel, MP4, QTFF, WEBM } from 'mediabunny';
import { maxClipSeconds } from '../../src/contract/contentClips';
import { type Container, findContainer } from './container';
import { refusals } from './refusals';

/** What the bytes of a clip say. */
export interface Inspected {
  container: Container;
  seconds: number;
  /** Whether it is of the one kind that every browser plays. */
  playsEverywhere: boolean;
}

/** The codecs that the browsers of today play, but for older phones. */
const playable: readonly (string | null)[] = ['avc', 'vp8', 'vp9', 'av1'];

/** A clip that was cut to 20 s ends with its last picture, which may begin before and end after that. */
const tolerance = 0.25;

// What is wrong with a file is in its refusal, and not in the log.
Logging.level = LogLevel.Silent;

interface Track {
  codec: string | null;
  seconds: number;
}

/** Reads the first picture track. Counts the pictures: the head of a file may say anything. */
const readTrack = async (path: string): Promise<Track> => {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw refusals.notAClip();
    return { codec: await track.getCodec(), seconds: await input.computeDuration() };
  } finally {
    input.dispose();
  }
};

const demandTrack = async (path: string): Promise<Track> => {
  try {
    return await readTrack(path);
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw refusals.damaged();
  }
};

/**
 * Reads what an uploaded file is, by its bytes [CT-3]. Throws 422 with what to do for one that is no clip, is damaged,
 * is longer than 20 s, or cannot be played on other devices.
 */
export const inspectClip = async (path: string): Promise<Inspected> => {
  if ((await stat(path)).size === 0) throw refusals.empty();
  const container = await findContainer(path);
  if (container === 'other') throw refusals.notAClip();
  if (container === 'damaged') throw refusals.damaged();
  const { codec, seconds } = await demandTrack(path);
  if (codec === 'hevc') throw refusals.hevc();
  if (!playable.includes(codec)) throw refusals.otherCodec();
  if (!(seconds > 0)) throw refusals.damaged();
  if (seconds > maxClipSeconds + tolerance) throw refusals.tooLong();
  return { container, seconds, playsEverywhere: container === 'mp4' && codec === 'avc' };
};
