import { type AddressInfo, connect } from 'node:net';
import { timeLimits } from '../../../server/http/timeLimits';
import { type Demo, startDemo } from '../support';

let demo: Demo;
/** Gives up a request whose head does not end, soon. A slow machine may be too slow for its limit in any request. */
let impatient: Demo;
beforeAll(async () => {
  demo = await startDemo();
  impatient = await startDemo({ timeLimits: { ...timeLimits, headers: 200, checkInterval: 20 } });
  for (const { app } of [demo, impatient]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await demo.stop();
  await impatient.stop();
});

/** Sends the text on a connection of its own. Returns the head of the first answer. */
const headOf = async ({ app }: Demo, text: string): Promise<string> => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) {
    answer += chunk;
    if (answer.includes('\r\n\r\n')) break;
  }
  socket.destroy();
  return answer.split('\r\n\r\n')[0] ?? '';
};

const ask = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: club', ...headers, '', ''].join('\r\n');
const socks = '/api/notification-ws';
const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

const answers: [string, string, number][] = [
  ['a call', ask('GET /api/features'), 200],
  ['a refusal', ask('GET /api/exercise/'), 401],
  ['an unknown address', ask('GET /api/nothing'), 404],
  ['an address that cannot be read', ask('GET /api/screening/%E0%A4'), 400],
  ['an address whose part is too long', ask(`GET /api/screening/${'1'.repeat(300)}`), 414],
  ['the information of SockJS', ask(`GET ${socks}/info`), 200],
  ['a poll of SockJS', ask(`POST ${socks}/000/headers-poll/xhr`, 'Content-Length: 0'), 200],
  ['a stream of SockJS', ask(`GET ${socks}/000/headers-stream/eventsource`), 200],
  [
    'what SockJS does not know',
    `${ask(`POST ${socks}/000/headers-unknown/xhr_send`, 'Content-Type: text/plain', 'Content-Length: 5')}["x"]`,
    404,
  ],
  ['a WebSocket nowhere', ask('GET /api/nothing', ...upgrade), 404],
  ['a WebSocket of another page', ask(`GET ${socks}`, ...upgrade, 'Origin: https://evil.example'), 403],
  ['what is no request', 'nonsense\r\n\r\n', 400],
  ['a head that does not end', 'GET /api/features HTTP/1.1\r\nHost: club\r\n', 408],
  ['too long a head', ask('GET /api/features', `X-Long: ${'x'.repeat(20_000)}`), 431],
];

test.each(answers)('%s has the policy of the app, a fixed type, and no referrer', async (_, text, status) => {
  const head = await headOf(status === 408 ? impatient : demo, text);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-security-policy: default-src 'self';/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^referrer-policy: no-referrer$/im);
  expect(head).toMatch(/^x-frame-options: SAMEORIGIN$/im);
});
