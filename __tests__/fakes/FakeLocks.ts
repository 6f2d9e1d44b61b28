import type { Locks } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

interface Claim {
  holder: FakeLocks;
  grant(): void;
}

/** Who holds each lock of a device, and who waits for it, first come first served. */
export type LockQueues = Map<string, Claim[]>;

/** Web Locks of one tab; tabs of one device share their queues. */
export class FakeLocks implements Locks {
  constructor(private readonly queues: LockQueues) {
    bindMethods(this);
  }

  acquire(name: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const release = () => this.remove(name, claim);
      const claim: Claim = { holder: this, grant: () => resolve(release) };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      queue.push(claim);
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

  /** The tab dies, and the browser lets go of what it held and waited for. */
  kill() {
    for (const [name, queue] of this.queues) {
      for (const claim of queue.filter(({ holder }) => holder === this)) this.remove(name, claim);
    }
  }
}
