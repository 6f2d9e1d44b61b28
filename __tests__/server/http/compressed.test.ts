import { gunzipSync } from 'node:zlib';
import { type Demo, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const gzip = { 'accept-encoding': 'br, gzip' };

test('a long answer is compressed, with the same content and tag', async () => {
  const plain = await demo.get('anna', '/exercise/');
  const answer = await demo.get('anna', '/exercise/', gzip);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag });
  expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('[API-43] who knows its tag gets 304 without a body', async () => {
  const { etag } = (await demo.get('anna', '/exercise/', gzip)).headers;
  const again = await demo.get('anna', '/exercise/', { ...gzip, 'if-none-match': String(etag) });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

test('a short answer and an error are not compressed', async () => {
  for (const path of ['/features', '/exercise/9999']) {
    expect((await demo.get('anna', path, gzip)).headers).not.toHaveProperty('content-encoding');
  }
});

test('[API-44] a video is not compressed', async () => {
  const [{ video } = { video: '' }] = (await demo.get('anna', '/exercise/'))
    .json<{ video: string | null }[]>()
    .filter((exercise) => exercise.video);
  const answer = await demo.get('anna', `/video/${video}`, gzip);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test.each(['/exercise/', '/exercise/9999', '/screening/user/2'])(
  'the answer to %s varies with the token and with the encoding',
  async (path) => {
    const signedIn = await demo.get('anna', path, gzip);
    expect(String(signedIn.headers.vary)).toMatch(/^Authorization\b/);
    if (signedIn.headers['content-encoding']) expect(signedIn.headers.vary).toMatch(/accept-encoding/);
  },
);
