import { type AddressInfo, connect, type Socket } from 'node:net';
import { readConfig } from '../../../server/config/config';
import { errorBodySchema } from '../../../src/contract/schemas';
import { type Demo, startDemo } from '../support';

/** A limit that nothing here reaches. */
const never = 3_600_000;
const limits = { headers: never, request: never, idle: never, checkInterval: 20 };

let demo: Demo | undefined;
let port: number;
let socket: Socket | undefined;
afterEach(async () => {
  socket?.destroy();
  await demo?.stop();
  demo = undefined;
});

const start = async (changed: Partial<typeof limits>) => {
  demo = await startDemo({ timeLimits: { ...limits, ...changed } });
  await demo.app.listen({ host: '127.0.0.1', port: 0 });
  port = (demo.app.server.address() as AddressInfo).port;
};

/** Sends the text on a connection of its own. Returns what came until the server closed it. */
const received = async (text: string): Promise<string> => {
  socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
};

const bodyOf = (answer: string) => errorBodySchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''));

const head = ['POST /api/auth HTTP/1.1', 'Host: club', 'Content-Type: application/json'].join('\r\n');

test('[API-41] a request whose headers do not end is 408 and its connection is closed', async () => {
  await start({ headers: 100 });
  expect(bodyOf(await received(head))).toEqual({
    status: 408,
    error: 'Request Timeout',
    message: 'Die Anfrage hat zu lange gedauert.',
  });
});

test('[API-41] a request whose body does not end is 408 and its connection is closed', async () => {
  await start({ headers: 100, request: 200 });
  const answer = await received(`${head}\r\nContent-Length: 100\r\n\r\n{"username":`);
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(bodyOf(answer).status).toBe(408);
});

test('a connection on which nothing moves is closed', async () => {
  await start({ idle: 100 });
  expect(await received(`${head}\r\nContent-Length: 100\r\n\r\n{"username":`)).toBe('');
});

test.each([
  ['unreadable', 'nonsense\r\n\r\n', 400],
  ['too long a head', `${head}\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('[API-41] %s is refused in German', async (_, text, status) => {
  await start({});
  expect(bodyOf(await received(text))).toMatchObject({ status, message: expect.stringMatching(/Anfrage/) });
});

test('[FL-14] the server waits longer than the app gives its longest post', () => {
  const { timeLimits } = readConfig({}, '/');
  expect(timeLimits.request).toBeGreaterThan(10_000 + 512 * 1_000);
  expect(timeLimits.request).toBeGreaterThan(timeLimits.headers);
});
