import type { HeldLock, Locks } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

interface Claim {
  holder: FakeLocks;
  grant(): void;
  /** Another tab takes the lock over. */
  lose(): void;
}

/** The queue of each lock of a device: the first claim holds the lock, the others wait in order. */
export type LockQueues = Map<string, Claim[]>;

/** The Web Locks of one tab; tabs of one device share the queues. */
export class FakeLocks implements Locks {
  constructor(private readonly queues: LockQueues) {
    bindMethods(this);
  }

  acquire(name: string, signal: AbortSignal): Promise<HeldLock> {
    return this.claim(name, signal, (queue, claim) => queue.push(claim));
  }

  takeOver(name: string, signal: AbortSignal): Promise<HeldLock> {
    return this.claim(name, signal, (queue, claim) => {
      const [former] = queue.splice(0, 1, claim);
      former?.lose();
    });
  }

  private claim(
    name: string,
    signal: AbortSignal,
    enter: (queue: Claim[], claim: Claim) => void,
  ): Promise<HeldLock> {
    return new Promise((resolve, reject) => {
      const release = () => this.remove(name, claim);
      let lose = () => {};
      const lost = new Promise<void>((resolveLost) => {
        lose = resolveLost;
      });
      const claim: Claim = { holder: this, grant: () => resolve({ release, lost }), lose };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      enter(queue, claim);
      signal.addEventListener('abort', () => {
        release();
        reject(new DOMException('The wait was given up.', 'AbortError'));
      });
      if (queue[0] === claim) claim.grant();
    });
  }

  private remove(name: string, claim: Claim) {
    const queue = this.queues.get(name) ?? [];
    const wasHeld = queue[0] === claim;
    const index = queue.indexOf(claim);
    if (index < 0) return;
    queue.splice(index, 1);
    if (wasHeld) queue[0]?.grant();
  }

  /** The tab dies: the browser releases its locks and drops its waiting claims. */
  kill() {
    for (const [name, queue] of this.queues) {
      for (const claim of queue.filter(({ holder }) => holder === this)) this.remove(name, claim);
    }
  }
}
