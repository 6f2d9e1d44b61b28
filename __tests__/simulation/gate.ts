/** What can happen at a call to a service: the tab dies or freezes, the answer is slow, a write fails. */
export type Interruption = 'killBefore' | 'killAfter' | 'freeze' | 'slow' | 'diskFull' | 'invalidState';

/** Delay of a slow answer, in milliseconds. */
const slowness = 500;

/** A call of a tab to a service, such as 'database.saveRun'. */
export interface Crossing {
  label: string;
  args: readonly unknown[];
}

interface GateOptions {
  /** Returns what happens at this crossing, or null. Called once per crossing, before it takes effect. */
  interrupt(crossing: Crossing): Interruption | null;
  /** Returns whether faults still occur when the answer to a crossing arrives, which may be much later. */
  isHarmful(): boolean;
  /** Returns the error of a write that should fail, or null when this call cannot fail in that way. */
  failure(crossing: Crossing, interruption: Interruption): Error | null;
  /** Called after the crossing took effect. */
  onEffect(crossing: Crossing): void;
  onKill(): void;
  onFreeze(): void;
}

const never = () => new Promise<never>(() => {});

const isSubscription = (method: string) => /^on[A-Z]/.test(method);

/**
 * All calls of one tab to its services pass through its gate. Two kills between the same two calls have the same effect
 * outside the tab. So it is enough to kill a tab at each call: once before the call takes effect, and once after that,
 * before the tab gets the answer.
 */
export class Gate {
  private isDead = false;
  private thawing: Promise<void> | null = null;
  private lastOfDatabase: Promise<unknown> = Promise.resolve();
  private thaw: () => void = () => {};

  constructor(private readonly options: GateOptions) {}

  /** Wraps a port: each call of a method is a crossing, except the calls that `isSubscription` names. */
  guard<Port extends object>(name: string, port: Port): Port {
    return new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function' || isSubscription(String(key))) return value;
        return (...args: unknown[]) =>
          this.cross({ label: `${name}.${String(key)}`, args }, () => Reflect.apply(value, target, args));
      },
    });
  }

  /** From now on no call passes. */
  close() {
    this.isDead = true;
  }

  /** Freezes the page: answers reach it only after `wake`. */
  freeze() {
    this.thawing ??= new Promise((resolve) => {
      this.thaw = resolve;
    });
  }

  get isFrozen() {
    return this.thawing !== null;
  }

  wake() {
    this.thaw();
    this.thawing = null;
  }

  private cross(crossing: Crossing, effect: () => unknown): unknown {
    if (this.isDead) return never();
    const interruption = this.options.interrupt(crossing);
    if (interruption === 'killBefore') return this.die();
    if (interruption === 'freeze') this.options.onFreeze();
    const failure = interruption && this.options.failure(crossing, interruption);
    if (failure) return Promise.reject(failure);
    const result = effect();
    if (result instanceof Promise) {
      const answer = this.answer(crossing, result, interruption);
      return crossing.label.startsWith('database.') ? this.inTurn(answer) : answer;
    }
    this.options.onEffect(crossing);
    return interruption === 'killAfter' ? this.die() : result;
  }

  private async answer(
    crossing: Crossing,
    result: Promise<unknown>,
    interruption: Interruption | null,
  ): Promise<unknown> {
    try {
      const value = await result;
      this.options.onEffect(crossing);
      return value;
    } finally {
      if (interruption === 'killAfter' && this.options.isHarmful()) this.die();
      if (interruption === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
      if (this.thawing) await this.thawing;
      if (this.isDead) await never();
    }
  }

  /** The transactions of a tab end in the order in which they began, however long each takes. */
  private inTurn(answer: Promise<unknown>): Promise<unknown> {
    const turn = this.lastOfDatabase.then(() => answer);
    this.lastOfDatabase = Promise.allSettled([turn, answer]);
    return turn;
  }

  private die(): Promise<never> {
    if (!this.isDead) {
      this.isDead = true;
      this.options.onKill();
    }
    return never();
  }
}
