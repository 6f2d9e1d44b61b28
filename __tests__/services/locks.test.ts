import { createLocks } from '../../src/services/browser';
import type { Locks } from '../../src/services/ports';
import { FakeLocks, type LockQueues } from '../fakes/FakeLocks';

type Grant = () => Promise<void>;

/** The lock manager of one browser, as far as the app uses it. */
class LockManagerStub {
  private readonly waiting = new Map<string, (() => void)[]>();

  async request(name: string, { signal }: { signal: AbortSignal }, work: Grant): Promise<void> {
    signal.throwIfAborted();
    const queue = this.waiting.get(name) ?? [];
    this.waiting.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      if (queue.length === 1) resolve();
      // As in a browser: an abort has no effect once the lock is granted.
      signal.addEventListener('abort', () => {
        const index = queue.indexOf(resolve);
        if (index <= 0) return;
        queue.splice(index, 1);
        reject(signal.reason);
      });
    });
    try {
      await work();
    } finally {
      queue.shift();
      queue[0]?.();
    }
  }
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const kinds: [string, () => Locks][] = [
  [
    'Web Locks',
    () => {
      Object.defineProperty(globalThis, 'navigator', {
        value: { locks: new LockManagerStub() },
        configurable: true,
      });
      return createLocks();
    },
  ],
  [
    'the fake locks',
    () => {
      const queues: LockQueues = new Map();
      return new FakeLocks(queues);
    },
  ],
];

describe.each(kinds)('%s', (_name, create) => {
  const patient = () => new AbortController().signal;

  test('[FL-10] are held by one at a time, first come first served', async () => {
    const locks = create();
    const order: string[] = [];
    const release = await locks.acquire('sync', patient());
    const second = locks.acquire('sync', patient()).then((free) => {
      order.push('second');
      free();
    });
    const third = locks.acquire('sync', patient()).then((free) => {
      order.push('third');
      free();
    });
    await turns();
    expect(order).toEqual([]);
    release();
    await Promise.all([second, third]);
    expect(order).toEqual(['second', 'third']);
  });

  test('[FL-10] of other names do not wait for each other', async () => {
    const locks = create();
    await locks.acquire('sync', patient());
    await expect(locks.acquire('update', patient())).resolves.toEqual(expect.any(Function));
  });

  test('an abort gives up the wait and leaves the queue', async () => {
    const locks = create();
    const release = await locks.acquire('sync', patient());
    const controller = new AbortController();
    const givenUp = locks.acquire('sync', controller.signal);
    const third = locks.acquire('sync', patient());
    controller.abort();
    await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await expect(third).resolves.toEqual(expect.any(Function));
  });

  test('an abort after the lock was granted lets go of it', async () => {
    const locks = create();
    const controller = new AbortController();
    await locks.acquire('sync', controller.signal);
    controller.abort();
    await expect(locks.acquire('sync', patient())).resolves.toEqual(expect.any(Function));
  });

  test('a second release does not release another lock', async () => {
    const locks = create();
    const release = await locks.acquire('sync', patient());
    release();
    await locks.acquire('sync', patient());
    release();
    let isGranted = false;
    void locks.acquire('sync', patient()).then(() => {
      isGranted = true;
    });
    await turns();
    expect(isGranted).toBe(false);
  });
});

test('[FL-10] the locks of a tab that dies pass on', async () => {
  const queues: LockQueues = new Map();
  const [dying, living] = [new FakeLocks(queues), new FakeLocks(queues)];
  await dying.acquire('sync', new AbortController().signal);
  const next = living.acquire('sync', new AbortController().signal);
  dying.kill();
  await expect(next).resolves.toEqual(expect.any(Function));
});

test('[FL-10] a page over plain http, which has no locks, works by itself', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  const locks = createLocks();
  const signal = new AbortController().signal;
  await locks.acquire('sync', signal);
  await expect(locks.acquire('sync', signal)).resolves.toEqual(expect.any(Function));
});
