import type { Timers } from '../../server/system/time';

interface Timer {
  dueAt: number;
  interval: number | undefined;
  action: () => void;
}

/** Timers that run when a test sets the clock forward. */
export class ManualTimers implements Timers {
  private readonly timers = new Set<Timer>();
  private waiting: (() => void)[] = [];

  constructor(private readonly clock: { now: number }) {}

  after(delay: number, action: () => void) {
    for (const resolve of this.waiting.splice(0)) resolve();
    return this.start({ dueAt: this.clock.now + delay, interval: undefined, action });
  }

  every(interval: number, action: () => void) {
    return this.start({ dueAt: this.clock.now + interval, interval, action });
  }

  /** Sets the clock forward by that many milliseconds and runs the actions that become due. */
  advance(duration: number): void {
    const end = this.clock.now + duration;
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.clock.now = next.dueAt;
      if (next.interval === undefined) this.timers.delete(next);
      else next.dueAt += next.interval;
      next.action();
    }
    this.clock.now = end;
  }

  /** Resolves when `after` is called next. Jobs of the server come and go at their own time and do not count. */
  nextAfter(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** How many are still running. */
  get size(): number {
    return this.timers.size;
  }

  private start(timer: Timer) {
    this.timers.add(timer);
    return () => {
      this.timers.delete(timer);
    };
  }

  private nextUntil(end: number): Timer | undefined {
    const [next] = [...this.timers].sort((a, b) => a.dueAt - b.dueAt);
    return next && next.dueAt <= end ? next : undefined;
  }
}
