import type { Entry } from '../../src/domain/outbox';
import { createOutbox } from '../../src/services/outbox/createOutbox';
import type { OldList, RowStore } from '../../src/services/outbox/rows';
import type { Outbox } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

/** The entries of a device that wait to be sent. They outlive every tab. */
export interface OutboxDisk {
  /** Entries by key. */
  rows: Map<string, unknown>;
  /** Errors of the next saves, in order; a save that fails changes nothing. */
  failures: Error[];
}

export const emptyOutbox = (): OutboxDisk => ({ rows: new Map(), failures: [] });

/** The real outbox of one tab on rows in memory: each call takes effect atomically, in the order of the calls. */
export class FakeOutbox implements Outbox {
  private last: Promise<unknown> = Promise.resolve();
  private isDead = false;
  private readonly outbox: Outbox;

  /** `persisted` are the items of redux-persist, where older app versions kept their messages. */
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

  /** The tab dies: pending calls have no effect, and their promises never settle. */
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
