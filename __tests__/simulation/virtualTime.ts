import { beginning } from '../fakes/virtualTime';

type Task = (...args: unknown[]) => void;

interface Timer {
  id: number;
  at: number;
  run: () => void;
  /** Milliseconds between its runs; null for a timer that runs once. */
  every: number | null;
}

/**
 * Replaces the clock in a simulation: time passes only in `pass`. Jest's virtual time does the same, but yields to the
 * real clock at each timer, so that thousands of runs would take hours.
 */
export class VirtualTime {
  private now = beginning;
  private lastId = 0;
  /** By their ids, in the order in which they were set. */
  private readonly timers = new Map<number, Timer>();

  /** Replaces the real clock. */
  install() {
    Object.assign(globalThis, {
      setTimeout: (run: Task, wait = 0, ...args: unknown[]) => this.add(() => run(...args), wait, null),
      setInterval: (run: Task, wait = 0, ...args: unknown[]) =>
        this.add(() => run(...args), wait, Math.max(wait, 1)),
      clearTimeout: (id: number) => this.remove(id),
      clearInterval: (id: number) => this.remove(id),
    });
    Date.now = () => this.now;
  }

  /** Goes back to the beginning and drops all timers. */
  reset() {
    this.now = beginning;
    this.timers.clear();
  }

  /** Advances the time by this many milliseconds and runs everything that is due. */
  async pass(milliseconds: number) {
    const end = this.now + milliseconds;
    await settled();
    for (let next = this.next(end); next; next = this.next(end)) {
      this.now = next.at;
      if (next.every === null) this.remove(next.id);
      else next.at += next.every;
      next.run();
      await settled();
    }
    this.now = end;
  }

  private next(end: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.timers.values())
      if (timer.at <= end && (!next || timer.at < next.at)) next = timer;
    return next;
  }

  private add(run: () => void, wait: number, every: number | null) {
    this.lastId += 1;
    this.timers.set(this.lastId, { id: this.lastId, at: this.now + Math.max(wait, 0), run, every });
    return this.lastId;
  }

  private remove(id: number) {
    this.timers.delete(id);
  }
}

/** Resolves when no promise can continue by itself: only then does the event loop run an immediate. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
