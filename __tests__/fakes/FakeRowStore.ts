import type { RowStore } from '../../src/services/rowStore';
import { bindMethods } from './bindMethods';

/** Rows on a device. They outlive every tab. */
export interface RowDisk {
  /** Rows by name. */
  rows: Map<string, unknown>;
  /** Errors of the next writes, in order; a write that fails changes nothing. */
  failures: Error[];
}

export const noRows = (): RowDisk => ({ rows: new Map(), failures: [] });

/** A store of rows as one tab sees it: each call takes effect atomically, in the order of the calls. */
export class FakeRowStore implements RowStore {
  private last: Promise<unknown> = Promise.resolve();
  private isDead = false;
  private tellLost = () => {};

  constructor(private readonly disk: RowDisk) {
    bindMethods(this);
  }

  /** Returns the store itself, which from now on reports a loss of its rows. */
  reportingTo(onLost: () => void): RowStore {
    this.tellLost = onLost;
    return this;
  }

  /** The person deletes the rows. Calls that come later find none. */
  lose() {
    return this.enqueue(() => {
      this.disk.rows.clear();
      this.tellLost();
    });
  }

  reportLoss() {
    this.tellLost();
  }

  /** The tab dies: pending calls have no effect, and their promises never settle. */
  kill() {
    this.isDead = true;
  }

  iterate(visit: (row: unknown, name: string) => undefined) {
    return this.enqueue(() => {
      for (const [name, row] of this.disk.rows) visit(structuredClone(row), name);
    });
  }

  setItem(name: string, row: unknown) {
    const own = structuredClone(row);
    return this.enqueue(() => {
      const failure = this.disk.failures.shift();
      if (failure) throw failure;
      this.disk.rows.set(name, own);
    });
  }

  removeItem(name: string) {
    return this.enqueue(() => this.disk.rows.delete(name));
  }

  clear() {
    return this.enqueue(() => this.disk.rows.clear());
  }

  /** Runs this work after the calls so far. */
  enqueue<Result>(work: () => Result): Promise<Result> {
    const result = this.last.then(() => (this.isDead ? new Promise<Result>(() => {}) : work()));
    this.last = result.catch(() => undefined);
    return result;
  }
}
