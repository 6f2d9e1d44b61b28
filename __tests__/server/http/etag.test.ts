import { aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let anna: number;
beforeAll(async () => {
  demo = await startDemo();
  anna = await demo.idOf('anna');
});
afterAll(() => demo.stop());

const tagOf = async (path: string) => String((await demo.get('anna', path)).headers.etag);

test.each([
  '/admin/user/name/anna',
  '/screening/1',
  '/screening/runs/1/',
  '/admin/user/name/contacts/2',
  '/chat/chatroom/2',
  '/notification/2',
  '/exercise/',
  '/exercise/basis',
  '/exercise/feedback/questions',
  '/exercise/1',
])('[API-43] %s has a tag, and who knows it gets 304 without a body', async (path) => {
  const answer = await demo.get('anna', path);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  const etag = String(answer.headers.etag);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const again = await demo.get('anna', path, { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
});

test('[API-43] a tag in a list, a weakened tag and * are understood, another tag is not', async () => {
  const etag = await tagOf('/exercise/');
  const statusWith = async (ifNoneMatch: string) =>
    (await demo.get('anna', '/exercise/', { 'if-none-match': ifNoneMatch })).statusCode;
  expect(await statusWith(`"other", ${etag}`)).toBe(304);
  expect(await statusWith(`W/${etag}`)).toBe(304);
  expect(await statusWith('*')).toBe(304);
  expect(await statusWith('"other"')).toBe(200);
});

test('[API-43] a new run changes the tag of the runs', async () => {
  const path = `/screening/runs/user/${anna}`;
  const before = await tagOf(path);
  expect(await tagOf(path)).toBe(before);
  await demo.post('anna', '/screening/runs/', aScreeningRunPost({ userId: anna }));
  expect(await tagOf(path)).not.toBe(before);
});

test('[API-43, CO-16] owner and trainer have different tags for what they see differently', async () => {
  const path = `/screening/user/${anna}`;
  const own = await tagOf(path);
  expect((await demo.get('trainer', path, { 'if-none-match': own })).statusCode).toBe(200);
});

test('[API-43] whoever may not read gets no 304, and errors are not kept', async () => {
  const path = `/screening/user/${anna}`;
  const refused = await demo.get('ben', path, { 'if-none-match': await tagOf(path) });
  expect(refused.statusCode).toBe(403);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.headers.etag).toBeUndefined();
});

test('[API-43] what was posted has no tag', async () => {
  const answer = await demo.post('anna', '/screening/runs/', aScreeningRunPost({ userId: anna }));
  expect(answer.headers.etag).toBeUndefined();
});
