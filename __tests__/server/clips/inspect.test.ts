import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectClip } from '../../../server/clips/inspect';
import { makeFolder } from '../support';
import { mov, mp4, mp4Of, slowed, webm } from './bytes';

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const inspected = async (bytes: Buffer | string) => {
  const path = join(folder, 'upload.mp4');
  writeFileSync(path, bytes);
  return inspectClip(path);
};

/** Returns the sentence of the refusal. */
const refusal = async (bytes: Buffer | string): Promise<string> => {
  try {
    await inspected(bytes);
  } catch (error) {
    expect(error).toMatchObject({ statusCode: 422 });
    return (error as Error).message;
  }
  throw new Error('It was taken.');
};

test('[CT-3] an MP4 with H.264 is a clip that plays everywhere', async () => {
  const { container, seconds, playsEverywhere } = await inspected(mp4());
  expect([container, playsEverywhere]).toEqual(['mp4', true]);
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(20);
});

test('[CT-3] a MOV is a clip, and older devices may not play it', async () => {
  expect(await inspected(mov())).toMatchObject({ container: 'mov', playsEverywhere: false });
});

test('[CT-3] a WebM is a clip, and older devices may not play it', async () => {
  expect(await inspected(await webm(4))).toMatchObject({
    container: 'webm',
    seconds: 4,
    playsEverywhere: false,
  });
});

test('[CT-3] [CT-12] a clip has at most 20 s, whatever its container is', async () => {
  expect(await inspected(await webm(20))).toMatchObject({ seconds: 20 });
  expect(await refusal(await webm(21))).toMatch(/länger als 20 Sekunden/);
  expect(await refusal(slowed(1000))).toMatch(/länger als 20 Sekunden/);
});

test('[CT-3] HEVC is refused with what to do at the iPhone', async () => {
  expect(await refusal(mp4Of('hvc1'))).toMatch(/Maximale Kompatibilität/);
});

test('[CT-3] another codec is refused', async () => {
  expect(await refusal(mp4Of('mp4v'))).toMatch(/H\.264/);
});

const page = '<!doctype html><script>alert(1)</script>';

test.each([
  ['nothing', '', /leer/],
  ['a page', page, /kein Video/],
  ['a page with a clip behind it', Buffer.concat([Buffer.from(page), mp4()]), /kein Video/],
  ['a clip with a page behind it', Buffer.concat([mp4(), Buffer.from(page)]), /beschädigt/],
  ['a clip with an archive behind it', Buffer.concat([mp4(), Buffer.from('PK\x03\x04 and so on')]), /besch/],
  ['the first half of a clip', mp4().subarray(0, mp4().length / 2), /beschädigt/],
  ['a clip without its last byte', mp4().subarray(0, -1), /beschädigt/],
  ['the head alone', mp4().subarray(0, mp4().readUInt32BE(0)), /besch|kein Video/],
  ['a box without end', Buffer.from('00000008667479700000000000000000', 'hex'), /beschädigt/],
  ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), /kein Video/],
])('[CT-3] %s is refused', async (_, bytes, sentence) => {
  expect(await refusal(bytes)).toMatch(sentence);
});

test('[CT-3] a WebM that is cut off, or has something behind it, is refused', async () => {
  const whole = await webm(4);
  expect(await refusal(whole.subarray(0, -5))).toMatch(/beschädigt/);
  expect(await refusal(Buffer.concat([whole, Buffer.from(page)]))).toMatch(/beschädigt/);
});

test('[CT-3] bytes that were changed anywhere are a clip or a refusal, never a fault', async () => {
  const original = mp4();
  for (let at = 0; at < 60; at += 1) {
    const bytes = Buffer.from(original);
    const head = bytes.indexOf('moov') - 4;
    bytes[head + at * 11] = (bytes[head + at * 11] ?? 0) ^ 0xff;
    await inspected(bytes).catch((error: unknown) => expect(error).toMatchObject({ statusCode: 422 }));
  }
});
