import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { wholeVideosDir } from '../support';

/** An MP4 of 4 s with H.264, as phones and computers play it everywhere. */
export const mp4 = (): Buffer => readFileSync(join(wholeVideosDir, 'kniebeuge.mp4'));

const replaced = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

/** The same with the name of another codec in its head. */
export const mp4Of = (codec: 'hvc1' | 'mp4v'): Buffer => replaced(mp4(), 'avc1', codec);

/** The same as QuickTime calls itself. */
export const mov = (): Buffer => {
  const bytes = mp4();
  bytes.write('qt  ', 8, 'latin1');
  return bytes;
};

/** The same whose track has a clock that is slower: one picture takes `factor` times as long. */
export const slowed = (factor: number): Buffer => {
  const bytes = mp4();
  for (let at = bytes.indexOf('mdhd'); at >= 0; at = bytes.indexOf('mdhd', at + 4)) {
    const scale = bytes.readUInt32BE(at + 16);
    bytes.writeUInt32BE(Math.max(Math.round(scale / factor), 1), at + 16);
  }
  return bytes;
};

/** A WebM of VP8 with one picture each second, whose content nothing reads. */
export const webm = async (seconds: number): Promise<Buffer> => {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  for (let second = 0; second <= seconds; second += 1) {
    const packet = new EncodedPacket(new Uint8Array([second, 1, 2, 3]), 'key', second, 1);
    const decoderConfig = { codec: 'vp8', codedWidth: 640, codedHeight: 480 };
    await source.add(packet, second === 0 ? { decoderConfig } : undefined);
  }
  await output.finalize();
  if (!target.buffer) throw new Error('There is no WebM.');
  return Buffer.from(target.buffer);
};
