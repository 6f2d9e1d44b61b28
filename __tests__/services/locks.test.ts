import { createLocks } from '../../src/services/locks';
import type { Locks } from '../../src/services/ports';
import { FakeLocks, type LockQueues } from '../fakes/FakeLocks';

interface LockRequest {
  grant(): Promise<void>;
  reject(reason: unknown): void;
}

/** The lock manager of one browser, as far as the app uses it. */
class LockManagerStub {
  private readonly queues = new Map<string, LockRequest[]>();

  request(name: string, { signal, steal }: LockOptions, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal && steal) throw new DOMException('No signal with steal.', 'NotSupportedError');
      signal?.throwIfAborted();
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const grant = async () => {
        await Promise.resolve();
        await work();
        resolve();
        if (queue[0] !== request) return;
        queue.shift();
        void queue[0]?.grant();
      };
      const request = { grant, reject };
      const [former] = steal ? queue.splice(0, 1, request) : [];
      former?.reject(new DOMException('The lock was stolen.', 'AbortError'));
      if (!steal) queue.push(request);
      if (queue[0] === request) void grant();
      // As in a browser: an abort has no effect once the lock is granted.
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(request);
        if (index <= 0) return;
        queue.splice(index, 1);
        reject(signal.reason);
      });
    });
  }
}

const held = { release: expect.any(Function), lost: expect.any(Promise) };

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
    const { release } = await locks.acquire('sync', patient());
    const second = locks.acquire('sync', patient()).then(({ release: free }) => {
      order.push('second');
      free();
    });
    const third = locks.acquire('sync', patient()).then(({ release: free }) => {
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
    await expect(locks.acquire('update', patient())).resolves.toEqual(held);
  });

  test('an abort gives up the wait and leaves the queue', async () => {
    const locks = create();
    const { release } = await locks.acquire('sync', patient());
    const controller = new AbortController();
    const givenUp = locks.acquire('sync', controller.signal);
    const third = locks.acquire('sync', patient());
    controller.abort();
    await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await expect(third).resolves.toEqual(held);
  });

  test('an abort after the lock was granted lets go of it', async () => {
    const locks = create();
    const controller = new AbortController();
    await locks.acquire('sync', controller.signal);
    controller.abort();
    await expect(locks.acquire('sync', patient())).resolves.toEqual(held);
  });

  test('a second release does not release another lock', async () => {
    const locks = create();
    const { release } = await locks.acquire('sync', patient());
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

  /** Resolves with true if the promise is settled after a few turns. */
  const isOver = (promise: Promise<unknown>) =>
    Promise.race([promise.then(() => true), turns().then(() => false)]);

  test('[FL-17] are lost when they are taken over, past all that wait, and not before', async () => {
    const locks = create();
    const { lost } = await locks.acquire('sync', patient());
    const waiting = locks.acquire('sync', patient());
    expect(await isOver(lost)).toBe(false);
    const taken = await locks.takeOver('sync', patient());
    expect(await isOver(lost)).toBe(true);
    expect(await isOver(waiting)).toBe(false);
    taken.release();
    expect(await isOver(waiting)).toBe(true);
    expect(await isOver(taken.lost)).toBe(false);
  });

  test('[FL-17] cannot be released by the tab that lost them', async () => {
    const locks = create();
    const first = await locks.acquire('sync', patient());
    const taken = await locks.takeOver('sync', patient());
    const waiting = locks.acquire('sync', patient());
    first.release();
    expect(await isOver(waiting)).toBe(false);
    taken.release();
    expect(await isOver(waiting)).toBe(true);
  });

  test('[FL-17] cannot be released by an abort in the tab that lost them', async () => {
    const locks = create();
    const controller = new AbortController();
    await locks.acquire('sync', controller.signal);
    await locks.takeOver('sync', patient());
    const waiting = locks.acquire('sync', patient());
    controller.abort();
    expect(await isOver(waiting)).toBe(false);
  });

  test('[FL-17] can be taken over when nobody holds them, and again from the tab that took over', async () => {
    const locks = create();
    const first = await locks.takeOver('sync', patient());
    const second = await locks.takeOver('sync', patient());
    expect(await isOver(first.lost)).toBe(true);
    expect(await isOver(second.lost)).toBe(false);
  });

  test('[FL-17] an abort lets go of a lock that was taken over', async () => {
    const locks = create();
    const controller = new AbortController();
    await locks.takeOver('sync', controller.signal);
    controller.abort();
    await expect(locks.acquire('sync', patient())).resolves.toEqual(held);
  });
});

test('[FL-10] the locks of a tab that dies pass on', async () => {
  const queues: LockQueues = new Map();
  const [dying, living] = [new FakeLocks(queues), new FakeLocks(queues)];
  await dying.acquire('sync', new AbortController().signal);
  const next = living.acquire('sync', new AbortController().signal);
  dying.kill();
  await expect(next).resolves.toEqual(held);
});

test('[FL-10] a page over plain http, which has no locks, works by itself', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  const locks = createLocks();
  const signal = new AbortController().signal;
  await locks.acquire('sync', signal);
  await expect(locks.acquire('sync', signal)).resolves.toEqual(held);
  await expect(locks.takeOver('sync', signal)).resolves.toEqual(held);
});
