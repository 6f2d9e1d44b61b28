import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openVideos } from '../../../server/videos/openVideos';
import { type Demo, makeFolder, startDemo, wholeVideosDir } from '../support';

let demo: Demo;
let base: string;
let authorization: string;
beforeAll(async () => {
  demo = await startDemo();
  await addFolder(wholeVideosDir);
  base = await demo.app.listen({ port: 0 });
  authorization = `Bearer ${await demo.tokenOf('anna')}`;
});
afterAll(() => demo.stop());

const video = readFileSync(join(wholeVideosDir, 'kniebeuge.mp4'));
const etag = `"${createHash('sha256').update(video).digest('base64url')}"`;

/** Adds the clips of a folder. */
const addFolder = (folder: string) =>
  demo.db.transaction().execute((transaction) => openVideos(transaction, demo.dataDir).addFolder(folder));

/** Adds a clip. */
const add = async (fileName: string, content: string | Buffer) => {
  const folder = makeFolder();
  writeFileSync(join(folder, fileName), content);
  await addFolder(folder);
  rmSync(folder, { recursive: true });
};

/** Asks over a real connection, as a browser does. */
const ask = async (headers: Record<string, string> = {}, fileName = 'kniebeuge.mp4', method = 'GET') => {
  const response = await fetch(`${base}/api/video/${fileName}`, {
    method,
    headers: { authorization, ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
};

test('[API-31, API-44] a video is answered with its bytes, media type, strong tag and immutable caching', async () => {
  const { status, headers, body } = await ask();
  expect(status).toBe(200);
  expect(body.equals(video)).toBe(true);
  expect(Object.fromEntries(headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-length': String(video.length),
    'content-type': 'video/mp4',
    etag,
  });
  expect(headers.get('content-range')).toBeNull();
});

test.each(['NFC', 'NFD'])('[VI-4] a clip whose name is stored as %s is found by both forms', async (form) => {
  const name = `Übung ${form}.mp4`;
  await add(name.normalize(form), form);
  for (const asked of ['NFC', 'NFD']) {
    const { status, body } = await ask({}, encodeURIComponent(name.normalize(asked)));
    expect([status, body.toString()]).toEqual([200, form]);
  }
});

test('[API-44] [VI-1] the tag of all clips follows the content of each', async () => {
  const tag = async () => (await demo.get(null, '/features')).json().clips;
  const before = await tag();
  expect(await tag()).toBe(before);
  await add('folge.mp4', 'eins');
  const added = await tag();
  await add('folge.mp4', 'zwei');
  expect(new Set([before, added, await tag()]).size).toBe(3);
});

test('[API-44] the tag follows the content', async () => {
  await add('neu.webm', 'eins');
  const before = await ask({}, 'neu.webm');
  await add('neu.webm', 'zwei und mehr');
  const after = await ask({}, 'neu.webm');
  expect(before.headers.get('content-type')).toBe('video/webm');
  expect(after.body.toString()).toBe('zwei und mehr');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=100-199', 100, 199],
  ['bytes=100-', 100, video.length - 1],
  ['bytes=-50', video.length - 50, video.length - 1],
  ['bytes=100-99999999', 100, video.length - 1],
  ['bytes=-99999999', 0, video.length - 1],
])('[API-44] %s is answered in part', async (range, start, end) => {
  const { status, headers, body } = await ask({ range });
  expect(status).toBe(206);
  expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${video.length}`);
  expect(headers.get('content-length')).toBe(String(end - start + 1));
  expect(headers.get('etag')).toBe(etag);
  expect(body.equals(video.subarray(start, end + 1))).toBe(true);
});

test.each([`bytes=${video.length}-`, 'bytes=99999999-', 'bytes=-0'])(
  '[API-44, API-41] %s lies outside: 416 with the size, and nothing of the video’s own headers',
  async (range) => {
    const { status, headers, body } = await ask({ range });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe(`bytes */${video.length}`);
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({
      status: 416,
      error: 'Range Not Satisfiable',
      message: 'Dieser Ausschnitt liegt außerhalb der Datei.',
    });
  },
);

test.each(['bytes=5-2', 'bytes=0-1,5-6', 'bytes=-', 'bytes=a-b', 'seconds=0-1'])(
  '[API-44] %s is not understood and answered in whole',
  async (range) => {
    const { status, headers, body } = await ask({ range });
    expect(status).toBe(200);
    expect(headers.get('content-range')).toBeNull();
    expect(body).toHaveLength(video.length);
  },
);

test('[API-44] a range of another content is answered in whole', async () => {
  expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
});

test('[API-44] who has the content gets 304, with a range or without', async () => {
  for (const range of ['', 'bytes=0-9']) {
    const { status, body, headers: answered } = await ask({ 'if-none-match': etag, range });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(answered.get('etag')).toBe(etag);
  }
});

test('[API-44] the headers alone can be asked for', async () => {
  const { status, headers, body } = await ask({}, 'kniebeuge.mp4', 'HEAD');
  expect(status).toBe(200);
  expect(headers.get('content-length')).toBe(String(video.length));
  expect(body).toHaveLength(0);
});

test('[API-44] an empty video has no bytes to range over', async () => {
  await add('leer.mp4', '');
  expect((await ask({}, 'leer.mp4')).body).toHaveLength(0);
  expect((await ask({ range: 'bytes=0-' }, 'leer.mp4')).status).toBe(416);
});

test('[API-31] nothing but videos leaves the folder', async () => {
  writeFileSync(join(demo.dataDir, 'outside.mp4'), 'geheim');
  await add('.hidden.mp4', 'geheim');
  await add('notes.txt', 'geheim');
  const names = [
    'unknown.mp4',
    '..%2foutside.mp4',
    '%2e%2e%2foutside.mp4',
    '..%5coutside.mp4',
    encodeURIComponent(join(demo.dataDir, 'outside.mp4')),
    '.hidden.mp4',
    'notes.txt',
    `${'x'.repeat(251)}.mp4`,
    '%20',
  ];
  for (const name of names) {
    const { status, headers, body } = await ask({ range: 'bytes=0-9' }, name);
    expect(JSON.parse(body.toString())).toEqual({
      status: 404,
      error: 'Not Found',
      message: 'Dieses Video gibt es nicht.',
    });
    expect(status).toBe(404);
    expect(headers.get('content-range')).toBeNull();
  }
});

test.each(['kniebeuge.mp4%00', 'kniebeuge%00.mp4'])('[ON-7] %s is no name of a video', async (name) => {
  expect((await ask({}, name)).status).toBe(400);
});
