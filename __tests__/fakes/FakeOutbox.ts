import type { Entry } from '../../src/domain/outbox';
import { createOutbox } from '../../src/services/outbox/createOutbox';
import type { OldList, RowStore } from '../../src/services/outbox/rows';
import type { Outbox } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

/** The entries of a device that wait for the server. They outlive every tab. */
export interface OutboxDisk {
  /** By their key. */
  rows: Map<string, unknown>;
  /** Errors of the savings to come, first things first; those change nothing. */
  failures: Error[];
}

export const emptyOutbox = (): OutboxDisk => ({ rows: new Map(), failures: [] });

/** The real outbox of one tab over rows in memory: each piece of work takes effect in one go and in its turn. */
export class FakeOutbox implements Outbox {
  private last: Promise<unknown> = Promise.resolve();
  private isDead = false;
  private readonly outbox: Outbox;

  /** `persisted` is what redux-persist keeps, where older apps had their messages. */
  constructor(disk: OutboxDisk, persisted: Map<string, string>) {
    bindMethods(this);
    const rows: RowStore = {
      iterate: (visit) =>
        this.enqueue(() => {
          for (const row of disk.rows.values()) visit(structuredClone(row));
        }),
      setItem: (key, row) => {
        const own = structuredClone(row);
        return this.enqueue(() => {
          const failure = disk.failures.shift();
          if (failure) throw failure;
          disk.rows.set(key, own);
        });
      },
      removeItem: (key) => this.enqueue(() => disk.rows.delete(key)),
    };
    const oldList: OldList = {
      getItem: (key) => this.enqueue(() => persisted.get(key) ?? null),
      removeItem: (key) => this.enqueue(() => persisted.delete(key)),
    };
    this.outbox = createOutbox(rows, oldList);
  }

  /** The tab dies: what has not taken effect yet never does, and nobody is told. */
  kill() {
    this.isDead = true;
  }

  all() {
    return this.outbox.all();
  }

  save(entry: Entry) {
    return this.outbox.save(entry);
  }

  remove(clientId: string) {
    return this.outbox.remove(clientId);
  }

  private enqueue<Result>(work: () => Result): Promise<Result> {
    const result = this.last.then(() => (this.isDead ? new Promise<Result>(() => {}) : work()));
    this.last = result.catch(() => undefined);
    return result;
  }
}
