import { maxFrameBytes } from '../../../server/live/frames';
import { anna, connect, createLiveSessions, expectError, type LiveSessions, subscribe } from './sessions';

let live: LiveSessions;
beforeEach(() => {
  live = createLiveSessions();
});

describe('bytes', () => {
  test('a frame may be cut anywhere, also within a letter', async () => {
    const whole = Buffer.from(
      `${connect()}\n\n${subscribe('x:ä€😀\nreceipt:ü\nAuthorization:Bearer annas')}`,
    );
    for (let cut = 1; cut < whole.length; cut += 1) {
      const opened = live.open();
      await opened.say(whole.subarray(0, cut), whole.subarray(cut));
      expect(opened.last()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'ü' } });
      opened.session.end(1000);
    }
  });

  test('lines may end with CR LF', async () => {
    const opened = live.open();
    await opened.say(connect().replaceAll('\n', '\r\n'), subscribe().replaceAll('\n', '\r\n'));
    expect(opened.session.userId).toBe(anna);
  });

  test('[LC-10] from 1.1 on header values are escaped', async () => {
    const opened = await live.openSubscribed();
    await opened.say('UNSUBSCRIBE\nid:sub-0\nreceipt:a\\cb\n\n\0');
    expect(opened.sent.at(-1)).toContain('receipt-id:a\\cb');
  });

  test('a frame that ends within the limit is taken, a body of 16 KiB is not', async () => {
    const opened = await live.openSubscribed();
    await opened.say(`ACK\n\n${'x'.repeat(maxFrameBytes - 100)}\0`);
    expect(opened.closedWith).toEqual([]);
    await opened.say(`ACK\n\n${'x'.repeat(maxFrameBytes)}\0`);
    expectError(opened, /zu groß/);
  });

  test('many small frames at once are not too large', async () => {
    const opened = await live.openSubscribed();
    await opened.say(`ACK\n\n${'x'.repeat(1000)}\0`.repeat(40));
    expect(opened.closedWith).toEqual([]);
  });

  test.each([
    ['a frame without an end', 'x'.repeat(1000)],
    ['a command without an end', '\0'.repeat(1000)],
    ['headers without an end', 'a:b\n'.repeat(250)],
  ])('%s is cut off', async (_case, piece) => {
    const opened = live.open();
    for (let count = 0; count < 20; count += 1) await opened.say(piece);
    expect(opened.last()?.command).toBe('ERROR');
    expect(opened.closedWith).toEqual([1002]);
  });

  test.each(['-1', 'many', '99999999999'])('a content-length of %s is cut off', async (length) => {
    const opened = await live.openSubscribed();
    await opened.say(`ACK\ncontent-length:${length}\n\n`);
    for (let count = 0; count < 20; count += 1) await opened.say('x'.repeat(1000));
    expectError(opened, /zu groß/);
  });
});
