import { Listener } from '../../../server/database/postgres/listener';
import { ManualTimers } from '../ManualTimers';

test('a database that cannot be reached is tried again after a delay that grows up to 30 s', async () => {
  const timers = new ManualTimers({ now: 1_000_000 });
  const errors: unknown[] = [];
  const receiver = { receive: () => {}, resume: () => {}, logError: (error: unknown) => errors.push(error) };
  const listener = new Listener('postgres://127.0.0.1:1/nothing', timers, receiver);
  await listener.connect();
  for (const [tries, delay] of [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
    timers.advance(delay - 1);
    expect([errors.length, timers.size]).toEqual([tries + 1, 1]);
    timers.advance(1);
    while (errors.length === tries + 1) await new Promise(setImmediate);
  }
  await listener.close();
  expect(timers.size).toBe(0);
});
