import type { HeldLock } from '../../src/services/ports';

/** What can happen at a call to a service: the tab dies or freezes, the answer is slow, a write fails. */
export const interruptionKinds = [
  'killBefore',
  'killAfter',
  'freeze',
  'slow',
  'slow',
  'diskFull',
  'invalidState',
] as const;

export type Interruption = (typeof interruptionKinds)[number];

/** Delay of a slow answer, in milliseconds. */
const slowness = 500;

/** A call of a tab to a service, such as 'database.saveRun'. */
export interface Crossing {
  label: string;
  args: readonly unknown[];
  /** What the call came to, once it took effect. */
  result?: unknown;
}

/** Whether this call writes a run. */
export const savesRun = (label: string): boolean =>
  label === 'database.saveRun' || label === 'database.saveIfNewer';

/** Whether a run was written; not one of which the device had something as new. */
export const isSavedRun = ({ label, result }: Crossing): boolean => savesRun(label) && result !== null;

interface GateOptions {
  /** Returns what happens at this crossing, or null. Called once per crossing, before it takes effect. */
  interrupt(crossing: Crossing): Interruption | null;
  /** Returns whether faults still occur when the answer to a crossing arrives, which may be much later. */
  isHarmful(): boolean;
  /** Returns the error of a write that should fail, or null when this call cannot fail in that way. */
  failure(crossing: Crossing, interruption: Interruption): Error | null;
  /** Called after the crossing took effect. */
  onEffect(crossing: Crossing): void;
  /** Called when an interruption takes effect. */
  onInterruption(interruption: Interruption): void;
  onKill(): void;
  onFreeze(): void;
}

/** The ports with a store of IndexedDB behind them. */
const stores = ['database', 'desk', 'outbox', 'feedback', 'trackside'];

const never = () => new Promise<never>(() => {});

const isSubscription = (method: string) => /^on[A-Z]/.test(method);

const isHeldLock = (value: unknown): value is HeldLock =>
  typeof value === 'object' && value !== null && 'release' in value;

/**
 * All calls of one tab to its services pass through its gate. Two kills between the same two calls have the same effect
 * outside the tab. So it is enough to kill a tab at each call: once before the call takes effect, and once after that,
 * before the tab gets the answer.
 */
export class Gate {
  private isDead = false;
  private thawing: Promise<void> | null = null;
  /** The last call of each connection to a store of IndexedDB. */
  private readonly lastOf = new Map<string, Promise<unknown>>();
  private thaw: () => void = () => {};

  constructor(private readonly options: GateOptions) {}

  /**
   * Wraps a port: each call of a method is a crossing, except the calls that `isSubscription` names. `connection` names
   * that to a store of IndexedDB, whose answers come in the order of the calls.
   */
  guard<Port extends object>(name: string, port: Port, connection = name): Port {
    const guarded = new Map<string | symbol, (...args: unknown[]) => unknown>();
    return new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function' || isSubscription(String(key))) return value;
        const label = `${name}.${String(key)}`;
        const method =
          guarded.get(key) ??
          ((...args) => this.cross({ label, args }, connection, () => Reflect.apply(value, target, args)));
        guarded.set(key, method);
        return method;
      },
    });
  }

  /** From now on no call passes. */
  close() {
    this.isDead = true;
  }

  /** Freezes the page: answers reach it, and its messages reach the other tabs, only after `wake`. */
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

  /** Calls this at once, or when the page is awake. */
  whenAwake(effect: () => unknown): void {
    if (this.thawing) void this.thawing.then(effect);
    else effect();
  }

  private cross(crossing: Crossing, connection: string, effect: () => unknown): unknown {
    if (this.isDead) return never();
    const interruption = this.options.interrupt(crossing);
    if (interruption === 'killBefore') return this.die(interruption);
    if (interruption === 'freeze') this.freezeNow();
    // A tab that is frozen for ever calls nothing any more.
    if (this.isDead) return never();
    const failure = interruption && this.options.failure(crossing, interruption);
    if (failure) {
      this.options.onInterruption(interruption);
      return Promise.reject(failure);
    }
    if (this.thawing && crossing.label.startsWith('tabs.')) return this.whenAwake(effect);
    const result = effect();
    if (result instanceof Promise) {
      const answer = this.answer(crossing, result, interruption);
      const [port = ''] = crossing.label.split('.');
      return stores.includes(port) ? this.inTurn(connection, answer) : answer;
    }
    this.options.onEffect(crossing);
    return interruption === 'killAfter' ? this.die(interruption) : result;
  }

  private async answer(
    crossing: Crossing,
    result: Promise<unknown>,
    interruption: Interruption | null,
  ): Promise<unknown> {
    try {
      const value = await result;
      this.options.onEffect({ ...crossing, result: value });
      return isHeldLock(value) ? { ...value, lost: this.awake(value.lost) } : value;
    } finally {
      if (interruption === 'killAfter' && this.options.isHarmful()) this.die(interruption);
      if (interruption === 'slow') await this.beSlow();
      await this.awake();
    }
  }

  /** Resolves once the page is awake. Never resolves in a dead tab. */
  private async awake(event?: Promise<void>): Promise<void> {
    await event;
    if (this.thawing) await this.thawing;
    if (this.isDead) await never();
  }

  /** The transactions of a connection end in the order in which they began, however long each takes. */
  private inTurn(connection: string, answer: Promise<unknown>): Promise<unknown> {
    const turn = (this.lastOf.get(connection) ?? Promise.resolve()).then(() => answer);
    this.lastOf.set(connection, Promise.allSettled([turn, answer]));
    return turn;
  }

  private beSlow(): Promise<void> {
    this.options.onInterruption('slow');
    return new Promise((resolve) => setTimeout(resolve, slowness));
  }

  private freezeNow() {
    this.options.onInterruption('freeze');
    this.options.onFreeze();
  }

  private die(interruption: Interruption): Promise<never> {
    if (!this.isDead) {
      this.isDead = true;
      this.options.onInterruption(interruption);
      this.options.onKill();
    }
    return never();
  }
}
