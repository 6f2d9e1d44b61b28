import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Upload } from '@tus/server';
import { UploadFolder } from '../../../server/clips/uploadFolder';
import { maxUploadBytes, uploadPath } from '../../../src/contract/contentClips';
import { type Demo, makeFolder, startDemo } from '../support';
import { mov, mp4 } from './bytes';
import { addClip, aNewClip, letEditContent, tusOf } from './upload';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
  await letEditContent(demo, 'clara');
});
afterEach(() => demo.stop());

test('[CT-3] what comes in parts is served whole as a clip, and the tag of all clips changes', async () => {
  const before = (await demo.get(null, '/features')).json().clips;
  const bytes = mp4();
  const clip = (await addClip(demo, 'clara', bytes)).json();
  expect(clip).toMatchObject({
    fileName: expect.stringMatching(/^clip-[0-9a-f]{20}\.mp4$/),
    title: 'Kniebeuge',
    seen: 'consented',
    size: bytes.length,
    playsEverywhere: true,
    withdrawnAt: null,
    isUsed: false,
  });
  const video = await demo.get('anna', `/video/${clip.fileName}`);
  expect(video.rawPayload.equals(bytes)).toBe(true);
  expect(video.headers.etag).toBe(`"${createHash('sha256').update(bytes).digest('base64url')}"`);
  expect((await demo.get(null, '/features')).json().clips).not.toBe(before);
});

test('[CT-12] the list says who took a clip, when, and who is seen', async () => {
  const { fileName } = (await addClip(demo, 'clara', mp4(), { seen: 'drawn' })).json();
  const [clip, ...others] = (await demo.get('clara', '/clips/')).json();
  expect(others).toEqual([]);
  expect(clip).toMatchObject({
    fileName,
    seen: 'drawn',
    takenBy: expect.stringContaining('Clara'),
    takenAt: new Date(demo.clock.now).toISOString(),
  });
});

test('[CT-3] an upload that breaks off goes on where it was', async () => {
  const bytes = mp4();
  const clara = tusOf(demo, 'clara');
  const id = await clara.beginId(bytes.length);
  await clara.part(id, 0, bytes.subarray(0, 1_000));
  expect(await clara.offset(id)).toBe(1_000);
  // The same part again, and one that leaves a gap.
  expect((await clara.part(id, 0, bytes.subarray(0, 1_000))).statusCode).toBe(409);
  expect((await clara.part(id, 2_000, bytes.subarray(2_000))).statusCode).toBe(409);
  expect((await demo.post('clara', '/clips/', aNewClip(id))).statusCode).toBe(409);
  expect((await clara.part(id, 1_000, bytes.subarray(1_000))).statusCode).toBe(204);
  expect((await demo.post('clara', '/clips/', aNewClip(id))).json()).toMatchObject({
    size: bytes.length,
  });
});

test('[CT-3] a connection that is lost in the middle of a part leaves an upload that goes on', async () => {
  const bytes = mp4();
  const clara = tusOf(demo, 'clara');
  const id = await clara.beginId(bytes.length);
  const { port } = new URL(await demo.app.listen({ port: 0, host: '127.0.0.1' }));
  const half = Math.floor(bytes.length / 2);
  const ended = new Promise<void>((resolve) => {
    demo.app.server.on('connection', (socket) => socket.once('close', () => resolve()));
  });
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `PATCH /api${uploadPath}/${id} HTTP/1.1`,
    'host: club.example',
    `authorization: Bearer ${await demo.tokenOf('clara')}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(bytes.subarray(0, half), resolve));
  socket.destroy();
  await ended;
  // What came may still be being stored, so a client that meets it asks again where to go on.
  let answer = { statusCode: 409 };
  while (answer.statusCode === 409) {
    const offset = await clara.offset(id);
    expect(offset).toBeLessThanOrEqual(half);
    answer = await clara.part(id, offset, bytes.subarray(offset));
  }
  expect(answer.statusCode).toBe(204);
  const clip = (await demo.post('clara', '/clips/', aNewClip(id))).json();
  const video = await demo.get('anna', `/video/${clip.fileName}`);
  expect(video.rawPayload.equals(bytes)).toBe(true);
});

test('[CT-3] an upload goes on after the server was started anew', async () => {
  const bytes = mp4();
  const clara = tusOf(demo, 'clara');
  const id = await clara.beginId(bytes.length);
  await clara.part(id, 0, bytes.subarray(0, 1_000));
  await demo.close();
  demo = await startDemo({ dataDir: demo.dataDir });
  const again = tusOf(demo, 'clara');
  expect(await again.offset(id)).toBe(1_000);
  await again.part(id, 1_000, bytes.subarray(1_000));
  expect((await demo.post('clara', '/clips/', aNewClip(id))).statusCode).toBe(200);
});

test('[CT-3] the same bytes and the same upload are one clip', async () => {
  const upload = await tusOf(demo, 'clara').whole(mp4());
  const first = (await demo.post('clara', '/clips/', aNewClip(upload))).json();
  expect((await demo.post('clara', '/clips/', aNewClip(upload))).json()).toEqual(first);
  expect((await addClip(demo, 'clara', mp4(), { title: 'Noch einmal' })).json()).toEqual(first);
  const both = await Promise.all([addClip(demo, 'clara', mov()), addClip(demo, 'clara', mov())]);
  expect(new Set(both.map((answer) => answer.json().fileName)).size).toBe(1);
  expect((await demo.get('clara', '/clips/')).json()).toHaveLength(2);
});

test('[CT-3] a clip that is too large is refused before its bytes come', async () => {
  const answer = await tusOf(demo, 'clara').begin(maxUploadBytes + 1);
  expect(answer.json()).toMatchObject({ status: 413, message: 'Ein Video darf höchstens 50 MB haben.' });
});

test.each(['', '-1', 'viel', '1.5'])('[CT-3] an upload of "%s" bytes is refused', async (size) => {
  expect((await tusOf(demo, 'clara').begin(size)).statusCode).toBe(400);
});

test('[CT-3] nobody sends more than they said', async () => {
  const clara = tusOf(demo, 'clara');
  const id = await clara.beginId(10);
  expect((await clara.part(id, 0, Buffer.alloc(11))).statusCode).toBe(413);
  expect(await clara.offset(id)).toBeLessThanOrEqual(10);
});

test('[CT-3] bytes that are no clip are refused, and nothing of them is served', async () => {
  const names = async () => (await demo.get('clara', '/video/')).json();
  const before = await names();
  const answer = await addClip(demo, 'clara', Buffer.from('<!doctype html>'), { title: 'Clip.mp4' });
  expect(answer.json()).toMatchObject({ status: 422, message: expect.stringContaining('MP4') });
  expect((await addClip(demo, 'clara', Buffer.alloc(0))).json()).toMatchObject({ status: 422 });
  expect(await names()).toEqual(before);
  expect((await demo.get('clara', '/clips/')).json()).toEqual([]);
});

test('[CT-3] without the tick nothing becomes a clip', async () => {
  const answer = await addClip(demo, 'clara', mp4(), { hasRights: false as never });
  expect(answer.statusCode).toBe(400);
});

test('[CT-1] [CT-3] only those who write content send clips, and nobody an upload of somebody else', async () => {
  const id = await tusOf(demo, 'clara').beginId(10);
  expect((await tusOf(demo, 'anna').begin(10)).statusCode).toBe(403);
  expect(await tusOf(demo, 'anna').offset(id)).toBe(403);
  await letEditContent(demo, 'ben');
  expect(await tusOf(demo, 'ben').offset(id)).toBe(404);
  expect((await tusOf(demo, 'ben').part(id, 0, Buffer.alloc(10))).statusCode).toBe(404);
  expect((await tusOf(demo, 'ben').stop(id)).statusCode).toBe(404);
  expect((await demo.post('ben', '/clips/', aNewClip(id))).statusCode).toBe(404);
  expect(await tusOf(demo, 'clara').offset(id)).toBe(0);
});

test('[CT-3] an upload that was stopped is gone', async () => {
  const clara = tusOf(demo, 'clara');
  const id = await clara.beginId(10);
  expect((await clara.stop(id)).statusCode).toBe(204);
  expect(await clara.offset(id)).toBe(404);
});

test('[CT-3] the folder of the uploads is made with the first one: without it nothing fails', async () => {
  const directory = join(makeFolder(), 'uploads');
  const uploads = new UploadFolder(directory);
  await uploads.removeOlder(Date.now());
  expect(existsSync(directory)).toBe(false);
  await uploads.create(new Upload({ id: 'first', offset: 0, size: 1 }));
  expect(existsSync(directory)).toBe(true);
});
