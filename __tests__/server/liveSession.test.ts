/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { maxFrameBytes } from '../../server/live/frames';
import { Session } from '../../server/live/session';
import { type ReceivedFrame, readFrames } from './liveFrames';
import { ManualTimers } from './ManualTimers';

const destination = '/user/queue/notification/';
const anna = 2;
const ben = 3;

let clock: { now: number };
let timers: ManualTimers;
/** Whose token is whose; 'broken' makes the lookup fail. */
let tokens: Map<string, number>;
let loggedErrors: unknown[];

beforeEach(() => {
  clock = { now: 1_000_000 };
  timers = new ManualTimers(clock);
  tokens = new Map([
    ['annas', anna],
    ['annas-other', anna],
    ['bens', ben],
  ]);
  loggedErrors = [];
});

/** A session on a wire that only takes notes. */
const open = () => {
  const sent: string[] = [];
  const closedWith: number[] = [];
  const ended: Session[] = [];
  const session = new Session(
    { send: (text) => sent.push(text), close: (code) => closedWith.push(code) },
    {
      now: () => clock.now,
      timers,
      findUserId: async (authorization) => {
        await setImmediate();
        if (authorization === 'Bearer broken') throw new Error('no database');
        return tokens.get(authorization?.replace('Bearer ', '') ?? '');
      },
      onSignIn: () => undefined,
      onEnd: (one) => ended.push(one),
      logError: (error) => loggedErrors.push(error),
    },
  );
  /** Sends bytes or text and waits until they have had their effect. */
  const say = async (...chunks: (string | Uint8Array)[]) => {
    for (const chunk of chunks) session.receive(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    await settle();
  };
  const received = (): ReceivedFrame[] => readFrames(sent.join(''));
  return { session, sent, closedWith, ended, say, received, last: () => received().at(-1) };
};

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
};

const turn = async (duration: number) => {
  timers.advance(duration);
  await settle();
};

const connect = (headers = 'accept-version:1.2\nheart-beat:20000,0') => `CONNECT\n${headers}\n\n\0`;
const subscribe = (headers = 'Authorization:Bearer annas') =>
  `SUBSCRIBE\nid:sub-0\ndestination:${destination}\n${headers}\n\n\0`;

const openSubscribed = async (headers?: string) => {
  const opened = open();
  await opened.say(connect(headers), subscribe());
  return opened;
};

const expectError = (opened: ReturnType<typeof open>, message: RegExp) => {
  expect(opened.last()).toMatchObject({ command: 'ERROR', body: expect.stringMatching(message) });
  expect(opened.closedWith).toEqual([1002]);
  expect(opened.ended).toEqual([opened.session]);
};

describe('CONNECT', () => {
  test.each([
    ['1.0,1.1,1.2', '1.2'],
    ['1.2, 1.1', '1.2'],
    ['1.1,1.0', '1.1'],
    ['1.0', '1.0'],
    ['1.1,2.0', '1.1'],
  ])('[LC-10] of the versions %s it takes %s', async (offered, version) => {
    const opened = open();
    await opened.say(connect(`accept-version:${offered}`));
    expect(opened.last()).toMatchObject({ command: 'CONNECTED', headers: { version } });
  });

  test('[LC-10] a client that names no version speaks 1.0', async () => {
    const opened = open();
    await opened.say('CONNECT\n\n\0');
    expect(opened.last()?.headers.version).toBe('1.0');
  });

  test('[LC-10] with no version in common it names its own and closes', async () => {
    const opened = open();
    await opened.say(connect('accept-version:2.0'));
    expect(opened.last()?.headers.version).toBe('1.0,1.1,1.2');
    expectError(opened, /1\.2/);
  });

  test('[LC-4] needs no credentials, and STOMP is another word for it', async () => {
    const opened = open();
    await opened.say('STOMP\naccept-version:1.2\nhost:localhost\n\n\0');
    expect(opened.last()?.command).toBe('CONNECTED');
    expect(opened.session.userId).toBeUndefined();
  });

  test.each([
    ['anything before it', subscribe()],
    ['a second one', `${connect()}${connect()}`],
    ['a heart-beat that is none', connect('accept-version:1.2\nheart-beat:often')],
  ])('%s is an error', async (_case, text) => {
    const opened = open();
    await opened.say(text);
    expectError(opened, /./);
  });

  test('who does not send one within 10 s is shut out', async () => {
    const opened = open();
    await turn(9_999);
    expect(opened.closedWith).toEqual([]);
    await turn(1);
    expectError(opened, /CONNECT/);
  });

  test('who never subscribes is shut out after a minute', async () => {
    const opened = open();
    await opened.say(connect('accept-version:1.2'));
    await turn(59_999);
    expect(opened.closedWith).toEqual([]);
    await turn(1);
    expectError(opened, /SUBSCRIBE/);
  });
});

describe('SUBSCRIBE', () => {
  test('[LC-3] with a token gets the messages of its user', async () => {
    const opened = await openSubscribed();
    expect(opened.session.userId).toBe(anna);
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    const [first, second] = opened.received().slice(-2);
    expect(first).toMatchObject({
      command: 'MESSAGE',
      headers: { destination, subscription: 'sub-0', 'content-type': 'application/json' },
    });
    expect(JSON.parse(first?.body ?? '')).toEqual({ type: 'CHAT', senderId: 1 });
    expect(first?.headers['message-id']).not.toBe(second?.headers['message-id']);
  });

  test.each([
    ['a wrong token', 'Authorization:Bearer nobodys'],
    ['no token', 'x:y'],
    ['another scheme', 'Authorization:Basic annas'],
  ])('[LC-13] with %s it gets an ERROR and the end', async (_case, headers) => {
    const opened = open();
    await opened.say(connect(), subscribe(`${headers}\nreceipt:r-1`));
    expect(opened.last()?.headers['receipt-id']).toBe('r-1');
    expectError(opened, /Bitte melde dich an/);
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    expect(opened.last()?.command).toBe('ERROR');
  });

  test.each(['/user/queue/notification', '/user/3/queue/notification/', '/topic/all', ''])(
    '[LC-3] there is no queue but the one, not even %p',
    async (queue) => {
      const opened = open();
      await opened.say(connect(), subscribe().replace(destination, queue));
      expectError(opened, /Warteschlange/);
    },
  );

  test('[LC-13] nobody else can join a session with their token', async () => {
    const opened = await openSubscribed();
    await opened.say(subscribe('Authorization:Bearer bens').replace('sub-0', 'sub-1'));
    expectError(opened, /Bitte melde dich an/);
  });

  test('twice gets every message twice, eight times is enough', async () => {
    const opened = await openSubscribed();
    const another = (id: number) => subscribe().replace('sub-0', `sub-${id}`);
    await opened.say(another(1));
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    const messages = opened.received().filter(({ command }) => command === 'MESSAGE');
    expect(messages.map(({ headers }) => headers.subscription)).toEqual(['sub-0', 'sub-1']);
    await opened.say(...[2, 3, 4, 5, 6, 7, 8].map(another));
    expectError(opened, /Zu viele/);
  });

  test('[LC-10] in 1.0 it needs no id, and its messages then name none', async () => {
    const opened = open();
    const withoutId = `SUBSCRIBE\ndestination:${destination}\nAuthorization:Bearer annas\n\n\0`;
    await opened.say('CONNECT\n\n\0', withoutId);
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    expect(opened.last()?.headers.subscription).toBeUndefined();
    await opened.say(`UNSUBSCRIBE\ndestination:${destination}\n\n\0`);
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    expect(opened.received().filter(({ command }) => command === 'MESSAGE')).toHaveLength(1);
  });

  test('an error of the server’s own is logged, told without its details, and ends the session', async () => {
    const opened = open();
    await opened.say(connect(), subscribe('Authorization:Bearer broken'));
    expectError(opened, /^Auf dem Server/);
    expect(loggedErrors).toEqual([new Error('no database')]);
  });
});

describe('the other frames', () => {
  test('UNSUBSCRIBE ends the messages, with a receipt', async () => {
    const opened = await openSubscribed();
    await opened.say('UNSUBSCRIBE\nid:sub-0\nreceipt:r-2\n\n\0');
    expect(opened.last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'r-2' } });
    opened.session.notify({ type: 'CHAT', senderId: 1 });
    expect(opened.last()?.command).toBe('RECEIPT');
  });

  test('DISCONNECT is answered with its receipt before the end', async () => {
    const opened = await openSubscribed();
    await opened.say('DISCONNECT\nreceipt:bye\n\n\0');
    expect(opened.last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'bye' } });
    expect(opened.closedWith).toEqual([1000]);
  });

  test('frames of one chunk are handled in their order, though a token takes time to check', async () => {
    const opened = open();
    await opened.say(
      `${connect()}${subscribe('Authorization:Bearer annas\nreceipt:1')}DISCONNECT\nreceipt:2\n\n\0`,
    );
    expect(opened.received().map(({ command, headers }) => [command, headers['receipt-id']])).toEqual([
      ['CONNECTED', undefined],
      ['RECEIPT', '1'],
      ['RECEIPT', '2'],
    ]);
  });

  test('ACK and NACK are taken', async () => {
    const opened = await openSubscribed();
    await opened.say('ACK\nid:1\n\n\0', 'NACK\nid:1\n\n\0');
    expect(opened.closedWith).toEqual([]);
  });

  test.each(['SEND', 'BEGIN', 'COMMIT', 'MESSAGE', 'connect', '<html>', '__proto__'])(
    '%s is refused and closes',
    async (command) => {
      const opened = await openSubscribed();
      await opened.say(`${command}\ndestination:${destination}\nreceipt:r-3\n\nhello\0`);
      expect(opened.last()?.headers['receipt-id']).toBe('r-3');
      expectError(opened, /nur empfangen/);
    },
  );

  test('nothing is done any more after the end', async () => {
    const opened = await openSubscribed();
    await opened.say('DISCONNECT\n\n\0');
    const before = opened.sent.length;
    await opened.say(subscribe('Authorization:Bearer annas\nreceipt:late'));
    opened.session.end(1000);
    expect(opened.sent).toHaveLength(before);
    expect(opened.closedWith).toEqual([1000]);
    expect(timers.size).toBe(0);
  });
});

describe('bytes', () => {
  test('a frame may be cut anywhere, also within a letter', async () => {
    const whole = Buffer.from(
      `${connect()}\n\n${subscribe('x:ä€😀\nreceipt:ü\nAuthorization:Bearer annas')}`,
    );
    for (let cut = 1; cut < whole.length; cut += 1) {
      const opened = open();
      await opened.say(whole.subarray(0, cut), whole.subarray(cut));
      expect(opened.last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'ü' } });
      opened.session.end(1000);
    }
  });

  test('lines may end with CR LF', async () => {
    const opened = open();
    await opened.say(connect().replaceAll('\n', '\r\n'), subscribe().replaceAll('\n', '\r\n'));
    expect(opened.session.userId).toBe(anna);
  });

  test('[LC-10] from 1.1 on header values are escaped', async () => {
    const opened = await openSubscribed();
    await opened.say('UNSUBSCRIBE\nid:sub-0\nreceipt:a\\cb\n\n\0');
    expect(opened.sent.at(-1)).toContain('receipt-id:a\\cb');
  });

  test('a frame that ends within the limit is taken, a body of 16 KiB is not', async () => {
    const opened = await openSubscribed();
    await opened.say(`ACK\n\n${'x'.repeat(maxFrameBytes - 100)}\0`);
    expect(opened.closedWith).toEqual([]);
    await opened.say(`ACK\n\n${'x'.repeat(maxFrameBytes)}\0`);
    expectError(opened, /zu groß/);
  });

  test('many small frames at once are not too large', async () => {
    const opened = await openSubscribed();
    await opened.say(`ACK\n\n${'x'.repeat(1000)}\0`.repeat(40));
    expect(opened.closedWith).toEqual([]);
  });

  test.each([
    ['a frame without an end', 'x'.repeat(1000)],
    ['a command without an end', '\0'.repeat(1000)],
    ['headers without an end', 'a:b\n'.repeat(250)],
  ])('%s is cut off', async (_case, piece) => {
    const opened = open();
    for (let count = 0; count < 20; count += 1) await opened.say(piece);
    expect(opened.last()?.command).toBe('ERROR');
    expect(opened.closedWith).toEqual([1002]);
  });

  test.each(['-1', 'many', '99999999999'])('a content-length of %s is cut off', async (length) => {
    const opened = await openSubscribed();
    await opened.say(`ACK\ncontent-length:${length}\n\n`);
    for (let count = 0; count < 20; count += 1) await opened.say('x'.repeat(1000));
    expectError(opened, /zu groß/);
  });
});

describe('heart-beats', () => {
  test('[LC-6] who promises one every 20 s and keeps silent for 40 s is dead', async () => {
    const opened = await openSubscribed('accept-version:1.2\nheart-beat:20000,0');
    expect(opened.received()[0]?.headers['heart-beat']).toBe('10000,20000');
    await turn(39_999);
    expect(opened.closedWith).toEqual([]);
    await turn(1);
    expect(opened.closedWith).toEqual([1002]);
    expect(timers.size).toBe(0);
  });

  test('[LC-6] who keeps the promise lives on, and gets no beats for an incoming 0', async () => {
    const opened = await openSubscribed('accept-version:1.2\nheart-beat:20000,0');
    for (let count = 0; count < 10; count += 1) {
      await turn(20_000);
      await opened.say('\n');
    }
    expect(opened.closedWith).toEqual([]);
    expect(opened.sent).not.toContain('\n');
  });

  test.each([
    ['0,10000', 10_000],
    ['0,1000', 10_000],
    ['0,30000', 30_000],
  ])('with heart-beat:%s the server sends one every %i ms', async (heartBeat, interval) => {
    const opened = await openSubscribed(`accept-version:1.2\nheart-beat:${heartBeat}`);
    const beats = () => opened.sent.filter((text) => text === '\n').length;
    await turn(interval - 1);
    expect(beats()).toBe(0);
    await turn(1);
    expect(beats()).toBe(1);
    await turn(4 * interval);
    expect(beats()).toBe(5);
  });

  test('who promises none may keep silent for ever', async () => {
    const opened = await openSubscribed('accept-version:1.2');
    await turn(24 * 60 * 60 * 1000);
    expect(opened.closedWith).toEqual([]);
  });

  test('[LC-13] a token that was revoked ends the session at the next check', async () => {
    const opened = await openSubscribed('accept-version:1.2');
    await turn(20_000);
    expect(opened.closedWith).toEqual([]);
    tokens.delete('annas');
    await turn(20_000);
    expectError(opened, /Bitte melde dich an/);
  });

  test('of two subscriptions the newer token counts', async () => {
    const opened = await openSubscribed('accept-version:1.2');
    await opened.say(subscribe('Authorization:Bearer annas-other'));
    tokens.delete('annas');
    await turn(20_000);
    expect(opened.closedWith).toEqual([]);
  });
});
