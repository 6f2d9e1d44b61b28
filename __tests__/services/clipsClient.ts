/** Runs in a page: makes and sends clips by the code of the app, and tells what it saw. */
import type { Cut } from '../../src/domain/clips/cut';
import { openClips } from '../../src/services/clips/openClips';

const { maker, uploads } = openClips('/api');

const toBlob = async (bytes: number[] | null): Promise<Blob> =>
  bytes ? new Blob([Uint8Array.from(bytes)]) : recordCamera(3_000);

/** Records the camera for so many milliseconds. */
const recordCamera = async (duration: number): Promise<Blob> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 } });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, duration));
  recorder.stop();
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(parts, { type: recorder.mimeType });
};

/** Makes a clip of these bytes, or of what the camera sees, and sends it. */
export const makeAndSend = async (bytes: number[] | null, cut: Cut, token: string) => {
  const url = URL.createObjectURL(await toBlob(bytes));
  const opened = await maker.open(url);
  if (!opened) return { opened, made: null, upload: null, shares: [] };
  const shares: number[] = [];
  const { signal } = new AbortController();
  const clip = await maker.make(url, cut, () => undefined, signal);
  const on = { begun: () => undefined, progress: (share: number) => void shares.push(share) };
  const upload = await uploads.send({ bytes: clip.bytes, address: null }, token, on, signal);
  return {
    opened,
    made: { type: clip.type, size: clip.bytes.byteLength, still: clip.still },
    upload,
    shares,
  };
};

Object.assign(globalThis, { makeAndSend });
