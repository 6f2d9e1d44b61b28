import {
  anna,
  connect,
  createLiveSessions,
  destination,
  expectError,
  type LiveSessions,
  subscribe,
} from './sessions';

let live: LiveSessions;
beforeEach(() => {
  live = createLiveSessions();
});

describe('CONNECT', () => {
  test.each([
    ['1.0,1.1,1.2', '1.2'],
    ['1.2, 1.1', '1.2'],
    ['1.1,1.0', '1.1'],
    ['1.0', '1.0'],
    ['1.1,2.0', '1.1'],
  ])('[LC-10] of the versions %s it takes %s', async (offered, version) => {
    const opened = live.open();
    await opened.say(connect(`accept-version:${offered}`));
    expect(opened.last()).toMatchObject({ command: 'CONNECTED', headers: { version } });
  });

  test('[LC-10] a client that names no version speaks 1.0', async () => {
    const opened = live.open();
    await opened.say('CONNECT\n\n\0');
    expect(opened.last()?.headers.version).toBe('1.0');
  });

  test('[LC-10] with no version in common it names its own and closes', async () => {
    const opened = live.open();
    await opened.say(connect('accept-version:2.0'));
    expect(opened.last()?.headers.version).toBe('1.0,1.1,1.2');
    expectError(opened, /1\.2/);
  });

  test('[LC-4] needs no credentials, and STOMP is another word for it', async () => {
    const opened = live.open();
    await opened.say('STOMP\naccept-version:1.2\nhost:localhost\n\n\0');
    expect(opened.last()?.command).toBe('CONNECTED');
    expect(opened.session.userId).toBeUndefined();
  });

  test.each([
    ['anything before it', subscribe()],
    ['a second one', `${connect()}${connect()}`],
    ['a heart-beat that is none', connect('accept-version:1.2\nheart-beat:often')],
  ])('%s is an error', async (_case, text) => {
    const opened = live.open();
    await opened.say(text);
    expectError(opened, /./);
  });

  test('[LC-14] who does not send one within 15 s is shut out', async () => {
    const opened = live.open();
    await live.turn(14_999);
    expect(opened.closedWith).toEqual([]);
    await live.turn(1);
    expectError(opened, /CONNECT/);
  });

  test('[LC-14] who has not subscribed after 15 s is shut out, whenever the CONNECT came', async () => {
    const opened = live.open();
    await live.turn(14_000);
    await opened.say(connect('accept-version:1.2'));
    await live.turn(999);
    expect(opened.closedWith).toEqual([]);
    await live.turn(1);
    expectError(opened, /SUBSCRIBE/);
  });
});

describe('SUBSCRIBE', () => {
  test('[LC-3] with a token gets the messages of its user', async () => {
    const opened = await live.openSubscribed();
    expect(opened.session.userId).toBe(anna);
    await opened.notify();
    await opened.notify();
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
    const opened = live.open();
    await opened.say(connect(), subscribe(`${headers}\nreceipt:r-1`));
    expect(opened.last()?.headers['receipt-id']).toBe('r-1');
    expectError(opened, /Bitte melde dich an/);
    await opened.notify();
    expect(opened.last()?.command).toBe('ERROR');
  });

  test.each(['/user/queue/notification', '/user/3/queue/notification/', '/topic/all', ''])(
    '[LC-3] there is no queue but the one, not even %p',
    async (queue) => {
      const opened = live.open();
      await opened.say(connect(), subscribe().replace(destination, queue));
      expectError(opened, /Warteschlange/);
    },
  );

  test('[LC-13] nobody else can join a session with their token', async () => {
    const opened = await live.openSubscribed();
    await opened.say(subscribe('Authorization:Bearer bens').replace('sub-0', 'sub-1'));
    expectError(opened, /Bitte melde dich an/);
  });

  test('twice gets every message twice, eight times is enough', async () => {
    const opened = await live.openSubscribed();
    const another = (id: number) => subscribe().replace('sub-0', `sub-${id}`);
    await opened.say(another(1));
    await opened.notify();
    const messages = opened.received().filter(({ command }) => command === 'MESSAGE');
    expect(messages.map(({ headers }) => headers.subscription)).toEqual(['sub-0', 'sub-1']);
    await opened.say(...[2, 3, 4, 5, 6, 7, 8].map(another));
    expectError(opened, /Zu viele/);
  });

  test('[LC-10] in 1.0 it needs no id, and its messages then name none', async () => {
    const opened = live.open();
    const withoutId = `SUBSCRIBE\ndestination:${destination}\nAuthorization:Bearer annas\n\n\0`;
    await opened.say('CONNECT\n\n\0', withoutId);
    await opened.notify();
    expect(opened.last()?.headers.subscription).toBeUndefined();
    await opened.say(`UNSUBSCRIBE\ndestination:${destination}\n\n\0`);
    await opened.notify();
    expect(opened.received().filter(({ command }) => command === 'MESSAGE')).toHaveLength(1);
  });

  test('an error of the server’s own is logged, told without its details, and ends the session', async () => {
    const opened = live.open();
    await opened.say(connect(), subscribe('Authorization:Bearer broken'));
    expectError(opened, /^Auf dem Server/);
    expect(live.loggedErrors).toEqual([new Error('no database')]);
  });
});

describe('the other frames', () => {
  test('UNSUBSCRIBE ends the messages, with a receipt', async () => {
    const opened = await live.openSubscribed();
    await opened.say('UNSUBSCRIBE\nid:sub-0\nreceipt:r-2\n\n\0');
    expect(opened.last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'r-2' } });
    await opened.notify();
    expect(opened.last()?.command).toBe('RECEIPT');
  });

  test('DISCONNECT is answered with its receipt before the end', async () => {
    const opened = await live.openSubscribed();
    await opened.say('DISCONNECT\nreceipt:bye\n\n\0');
    expect(opened.last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'bye' } });
    expect(opened.closedWith).toEqual([1000]);
  });

  test('frames of one chunk are handled in their order, though a token takes time to check', async () => {
    const opened = live.open();
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
    const opened = await live.openSubscribed();
    await opened.say('ACK\nid:1\n\n\0', 'NACK\nid:1\n\n\0');
    expect(opened.closedWith).toEqual([]);
  });

  test.each(['SEND', 'BEGIN', 'COMMIT', 'MESSAGE', 'connect', '<html>', '__proto__'])(
    '%s is refused and closes',
    async (command) => {
      const opened = await live.openSubscribed();
      await opened.say(`${command}\ndestination:${destination}\nreceipt:r-3\n\nhello\0`);
      expect(opened.last()?.headers['receipt-id']).toBe('r-3');
      expectError(opened, /nur empfangen/);
    },
  );

  test('nothing is done any more after the end', async () => {
    const opened = await live.openSubscribed();
    await opened.say('DISCONNECT\n\n\0');
    const before = opened.sent.length;
    await opened.say(subscribe('Authorization:Bearer annas\nreceipt:late'));
    opened.session.end(1000);
    expect(opened.sent).toHaveLength(before);
    expect(opened.closedWith).toEqual([1000]);
    expect(live.timers.size).toBe(0);
  });
});
