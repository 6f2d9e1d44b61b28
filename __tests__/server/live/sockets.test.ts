import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { hashToken } from '../../../server/secrets/tokens';
import { type Demo, type DemoUser, publicUrl, startDemo } from '../support';
import { addressOf, listen, RawClient, refusedStatus, write } from './clients';

let demo: Demo;
let base: string;
/** Where the WebSocket is [LC-2]. */
let url: string;
beforeAll(async () => {
  demo = await startDemo();
  base = await listen(demo);
  url = webSocketUrl(base);
});
afterAll(() => demo.stop());

const webSocketUrl = (apiBase: string) => `${apiBase.replace('http', 'ws')}/notification-ws`;

const open = async (username: DemoUser, server = demo, address = url) => {
  const client = await RawClient.open(address);
  expect((await client.subscribe(await server.tokenOf(username))).command).toBe('RECEIPT');
  return client;
};

const notificationOf = async (client: RawClient) => JSON.parse((await client.next()).body);

describe('a message', () => {
  test('[API-34] reaches all sockets of its recipient and nobody else', async () => {
    const [phone, laptop, ben] = [await open('anna'), await open('anna'), await open('ben')];
    await write(demo, 'trainer', 'anna');
    const expected = { type: 'CHAT', senderId: await demo.idOf('trainer') };
    expect([await notificationOf(phone), await notificationOf(laptop)]).toEqual([expected, expected]);
    // Ben's first notification is the one that is his.
    await write(demo, 'trainer', 'ben');
    expect((await ben.next()).headers['message-id']).toBe('1');
  });

  test('[LC-15] reaches the other devices of its sender, which know it by its sender', async () => {
    const [phone, laptop, tina] = [await open('anna'), await open('anna'), await open('trainer')];
    await write(demo, 'anna', 'trainer');
    const expected = { type: 'CHAT', senderId: await demo.idOf('anna') };
    for (const client of [phone, laptop, tina]) expect(await notificationOf(client)).toEqual(expected);
  });

  test('[LC-15] that is read on one device is told to all of the reader, once, and to nobody else', async () => {
    const [phone, laptop, tina] = [await open('ben'), await open('ben'), await open('trainer')];
    const [benId, tinaId] = [await demo.idOf('ben'), await demo.idOf('trainer')];
    const own = { type: 'CHAT', senderId: benId };
    const fromTina = { type: 'CHAT', senderId: tinaId };
    await write(demo, 'trainer', 'ben');
    for (const client of [phone, laptop, tina]) expect(await notificationOf(client)).toEqual(fromTina);
    const [room] = (await demo.get('ben', `/chat/chatroom/${benId}`)).json();
    const read = () => demo.get('ben', `/chat/updatestatus/${benId}/${room.id}`);
    await read();
    // The second time nothing is unread any more.
    await read();
    await write(demo, 'trainer', 'ben');
    for (const client of [phone, laptop]) {
      expect([await notificationOf(client), await notificationOf(client)]).toEqual([own, fromTina]);
    }
    // Tina's next notification is of her own message.
    expect(await notificationOf(tina)).toEqual(fromTina);
  });

  test('[API-39] that is sent again is told only once', async () => {
    const anna = await open('anna');
    const unread = async () => (await demo.get('anna', `/notification/${await demo.idOf('anna')}`)).json();
    const before = await unread();
    const clientId = randomUUID();
    await write(demo, 'trainer', 'anna', clientId);
    await write(demo, 'trainer', 'anna', clientId);
    await write(demo, 'trainer', 'anna');
    expect([(await anna.next()).headers['message-id'], (await anna.next()).headers['message-id']]).toEqual([
      '1',
      '2',
    ]);
    expect(await unread()).toHaveLength(before.length + 2);
  });

  test('is stored when its recipient’s socket has just gone', async () => {
    const anna = await open('anna');
    anna.socket.terminate();
    expect((await write(demo, 'trainer', 'anna')).statusCode).toBe(200);
  });

  test('[SE-6] that is refused is told nobody', async () => {
    const anna = await open('anna');
    expect((await write(demo, 'trainer2', 'anna')).statusCode).toBe(403);
    await write(demo, 'trainer', 'anna');
    expect(await notificationOf(anna)).toEqual({ type: 'CHAT', senderId: await demo.idOf('trainer') });
  });
});

describe('a socket', () => {
  test('may send a frame in pieces, also as bytes', async () => {
    const client = await RawClient.open(url);
    client.say(Buffer.from('CONN'));
    client.say('ECT\naccept-ver');
    client.say('sion:1.1\n\n\0');
    expect(await client.next()).toMatchObject({ command: 'CONNECTED', headers: { version: '1.1' } });
  });

  test.each([
    ['garbage', 'GET / HTTP/1.1\n\n\0'],
    ['a frame of 20 KiB', `CONNECT\n\n${'x'.repeat(20 * 1024)}\0`],
    ['a SEND', 'CONNECT\naccept-version:1.2\n\n\0SEND\ndestination:/topic/all\n\nhello\0'],
  ])('that sends %s gets an ERROR and is closed', async (_case, text) => {
    const client = await RawClient.open(url);
    client.say(text);
    let frame = await client.next();
    if (frame.command === 'CONNECTED') frame = await client.next();
    expect(frame.command).toBe('ERROR');
    expect(await client.closed).toBe(1002);
  });

  test('that sends a megabyte is cut off', async () => {
    const client = await RawClient.open(url);
    client.say('x'.repeat(1024 * 1024));
    expect(await client.closed).toBe(1009);
    expect((await RawClient.open(url)).socket.readyState).toBe(WebSocket.OPEN);
  });

  test('that says goodbye gets its receipt and is closed', async () => {
    const anna = await open('anna');
    anna.say('DISCONNECT\nreceipt:bye\n\n\0');
    expect((await anna.next()).headers['receipt-id']).toBe('bye');
    expect(await anna.closed).toBe(1000);
  });

  test('the oldest of more than twenty gives way', async () => {
    const oldest = await open('clara');
    const second = await open('clara');
    for (let count = 0; count < 19; count += 1) await open('clara');
    expect(await oldest.closed).toBe(1001);
    await write(demo, 'trainer', 'clara');
    expect((await second.next()).command).toBe('MESSAGE');
  });
});

describe('the end of a sign-in or of the server', () => {
  let other: Demo;
  let anna: RawClient;
  beforeEach(async () => {
    other = await startDemo();
    anna = await open('anna', other, webSocketUrl(await listen(other)));
  });
  afterEach(() => other.stop());

  test('[LC-13] a socket is closed once its token is revoked', async () => {
    const tokenHash = hashToken(await other.tokenOf('anna'));
    await other.db.deleteFrom('authToken').where('tokenHash', '=', tokenHash).execute();
    other.timers.advance(20_000);
    expect((await anna.next()).command).toBe('ERROR');
    expect(await anna.closed).toBe(1002);
  });

  test('[LC-13] a socket is closed once its token has expired', async () => {
    await other.db
      .updateTable('authToken')
      .set({ expiresAt: other.clock.now + 40_000 })
      .execute();
    other.timers.advance(20_000);
    anna.say('ACK\nreceipt:alive\n\n\0');
    expect((await anna.next()).headers['receipt-id']).toBe('alive');
    other.timers.advance(20_000);
    expect((await anna.next()).headers.message).toBe('Bitte melde dich an.');
  });

  test('[AC-1] [LC-13] a socket whose token is revoked gets no further message', async () => {
    const tokenHash = hashToken(await other.tokenOf('anna'));
    await other.db.deleteFrom('authToken').where('tokenHash', '=', tokenHash).execute();
    await write(other, 'trainer', 'anna');
    expect((await anna.next()).command).toBe('ERROR');
    expect(await anna.closed).toBe(1002);
  });

  test('[MB-5] the sockets of a member are closed as soon as the member rests, and nobody else’s', async () => {
    const address = webSocketUrl(addressOf(other));
    const [second, ben] = [await open('anna', other, address), await open('ben', other, address)];
    const resting = await other.post('trainer', `/members/${await other.idOf('anna')}/rest`, {});
    expect(resting.statusCode).toBe(200);
    for (const socket of [anna, second]) {
      expect((await socket.next()).headers.message).toBe('Bitte melde dich an.');
      expect(await socket.closed).toBe(1002);
    }
    await write(other, 'trainer', 'ben');
    expect((await ben.next()).command).toBe('MESSAGE');
  });

  test('[MB-5] a rest that is refused closes no socket', async () => {
    const { statusCode } = await other.post('trainer2', `/members/${await other.idOf('anna')}/rest`, {});
    expect(statusCode).toBe(403);
    await write(other, 'trainer', 'anna');
    expect((await anna.next()).command).toBe('MESSAGE');
  });

  test('[AC-4] [LC-13] a socket is closed as soon as a twenty-first sign-in ends its own', async () => {
    for (let count = 0; count < 20; count += 1) await other.signIn('anna', 'athletik');
    expect((await anna.next()).headers.message).toBe('Bitte melde dich an.');
    expect(await anna.closed).toBe(1002);
  });

  test('a socket is closed when the server stops, and no timer is left', async () => {
    await other.app.close();
    expect(await anna.closed).toBe(1001);
    expect(other.timers.size).toBe(0);
  });
});

describe('without consent', () => {
  const needed = { message: 'Bitte stimme zuerst dem Text deines Vereins zu.', code: 'consent' };
  const agreesTo = (agreedVersion: number | null) =>
    demo.db.updateTable('user').set({ agreedVersion }).where('username', '=', 'david').execute();
  afterEach(() => agreesTo(1));

  test('[CS-1] nobody subscribes: the socket is closed with the words and the code of the calls', async () => {
    await agreesTo(null);
    const client = await RawClient.open(url);
    expect(await client.subscribe(await demo.tokenOf('david'))).toMatchObject({
      command: 'ERROR',
      headers: { ...needed, 'receipt-id': 'ready' },
    });
    expect(await client.closed).toBe(1002);
  });

  test('[CS-1] whoever agrees subscribes from then on', async () => {
    await agreesTo(null);
    const { version } = (await demo.get('david', '/consent/')).json();
    const answers = { painConsent: false, birthYear: null, guardianName: null, guardianEmail: null };
    expect((await demo.post('david', '/consent/', { version, ...answers })).statusCode).toBe(200);
    const david = await open('david');
    await write(demo, 'trainer2', 'david');
    expect((await david.next()).command).toBe('MESSAGE');
  });

  test('[CS-1] a socket that is open gets no further message and is closed', async () => {
    const david = await open('david');
    await agreesTo(null);
    await write(demo, 'trainer2', 'david');
    expect(await david.next()).toMatchObject({ command: 'ERROR', headers: needed });
    expect(await david.closed).toBe(1002);
  });

  test('[CS-1] a socket that is open is closed soon, also without a message', async () => {
    const [david, anna] = [await open('david'), await open('anna')];
    await agreesTo(null);
    demo.timers.advance(20_000);
    expect(await david.next()).toMatchObject({ command: 'ERROR', headers: needed });
    anna.say('ACK\nreceipt:alive\n\n\0');
    expect((await anna.next()).headers['receipt-id']).toBe('alive');
  });
});

describe('who may open one', () => {
  test('a page of the server’s own, or of the public address', async () => {
    for (const origin of [new URL(base).origin, publicUrl]) {
      expect((await RawClient.open(url, { origin })).socket.readyState).toBe(WebSocket.OPEN);
    }
  });

  test.each(['https://evil.example', 'null', 'nonsense', `${publicUrl}.evil.example`])(
    'no page of the origin %s',
    async (origin) => {
      expect(await refusedStatus(url, { origin })).toBe(403);
    },
  );

  test('nobody at another path', async () => {
    expect(await refusedStatus(url.replace('notification-ws', 'auth'))).toBe(404);
  });
});
