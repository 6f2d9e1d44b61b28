import { createLiveSessions, expectError, type LiveSessions, subscribe } from './sessions';

let live: LiveSessions;
beforeEach(() => {
  live = createLiveSessions();
});

describe('heart-beats', () => {
  test('[LC-6] who promises one every 20 s and keeps silent for 40 s is dead', async () => {
    const opened = await live.openSubscribed('accept-version:1.2\nheart-beat:20000,0');
    expect(opened.received()[0]?.headers['heart-beat']).toBe('10000,20000');
    await live.turn(39_999);
    expect(opened.closedWith).toEqual([]);
    await live.turn(1);
    expect(opened.closedWith).toEqual([1002]);
    expect(live.timers.size).toBe(0);
  });

  test('[LC-6] who keeps the promise lives on, and gets no beats for an incoming 0', async () => {
    const opened = await live.openSubscribed('accept-version:1.2\nheart-beat:20000,0');
    for (let count = 0; count < 10; count += 1) {
      await live.turn(20_000);
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
    const opened = await live.openSubscribed(`accept-version:1.2\nheart-beat:${heartBeat}`);
    const beats = () => opened.sent.filter((text) => text === '\n').length;
    await live.turn(interval - 1);
    expect(beats()).toBe(0);
    await live.turn(1);
    expect(beats()).toBe(1);
    await live.turn(4 * interval);
    expect(beats()).toBe(5);
  });

  test('who promises none may keep silent for ever', async () => {
    const opened = await live.openSubscribed('accept-version:1.2');
    await live.turn(24 * 60 * 60 * 1000);
    expect(opened.closedWith).toEqual([]);
  });

  test('[LC-13] a token that was revoked ends the session at the next check', async () => {
    const opened = await live.openSubscribed('accept-version:1.2');
    await live.turn(20_000);
    expect(opened.closedWith).toEqual([]);
    live.tokens.delete('annas');
    await live.turn(20_000);
    expectError(opened, /Bitte melde dich an/);
  });

  test('of two subscriptions the newer token counts', async () => {
    const opened = await live.openSubscribed('accept-version:1.2');
    await opened.say(subscribe('Authorization:Bearer annas-other'));
    live.tokens.delete('annas');
    await live.turn(20_000);
    expect(opened.closedWith).toEqual([]);
  });
});
