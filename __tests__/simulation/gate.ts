/** What may happen at a call to the outside: the tab ends or falls asleep, the answer takes long, a write fails. */
export type Interruption = 'killBefore' | 'killAfter' | 'freeze' | 'slow' | 'diskFull' | 'invalidState';

/** How long a slow answer takes, in milliseconds. */
const slowness = 500;

/** A call of a tab to the outside, such as 'database.saveRun'. */
export interface Crossing {
  label: string;
  args: readonly unknown[];
}

interface GateOptions {
  /** What happens at this crossing, if anything. Asked once for each, before it takes effect. */
  interrupt(crossing: Crossing): Interruption | null;
  /** Whether things still go wrong when the answer to a crossing is there, which may be much later. */
  isHarmful(): boolean;
  /** The error of a write that is to fail, or null where it cannot. */
  failure(crossing: Crossing, interruption: Interruption): Error | null;
  /** The crossing took effect. */
  onEffect(crossing: Crossing): void;
  onKill(): void;
  onFreeze(): void;
}

const never = () => new Promise<never>(() => {});

const isSubscription = (method: string) => /^on[A-Z]/.test(method);

/**
 * Stands between one tab and everything outside of it. A tab can only be told from one that was killed by what reaches the
 * outside, so these crossings are all the moments at which a kill makes a difference: before each takes effect, and after it
 * has, before the tab knows.
 */
export class Gate {
  private isDead = false;
  private thawing: Promise<void> | null = null;
  private lastOfDatabase: Promise<unknown> = Promise.resolve();
  private thaw: () => void = () => {};

  constructor(private readonly options: GateOptions) {}

  /** The port behind this gate. Subscriptions and plain questions pass unseen. */
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

  /** From now on nothing crosses any more. */
  close() {
    this.isDead = true;
  }

  /** The page is put to sleep: answers reach it only when it wakes. */
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

  /** However long each takes, the transactions of a tab end in the order in which they began. */
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
