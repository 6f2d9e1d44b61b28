import type { Entry } from '../../src/domain/outbox';
import { createOutbox } from '../../src/services/outbox/createOutbox';
import type { OldList } from '../../src/services/outbox/entryRows';
import type { Outbox } from '../../src/services/ports';
import { bindMethods } from './bindMethods';
import { FakeRowStore, type RowDisk } from './FakeRowStore';

/** The real outbox of one tab on rows in memory. */
export class FakeOutbox implements Outbox {
  private readonly rows: FakeRowStore;
  private readonly sentRows: FakeRowStore;
  private readonly outbox: Outbox;

  /** `persisted` are the items of redux-persist, where older app versions kept their messages. */
  constructor(disk: RowDisk, sentDisk: RowDisk, persisted: Map<string, string>) {
    bindMethods(this);
    this.rows = new FakeRowStore(disk);
    this.sentRows = new FakeRowStore(sentDisk);
    const { enqueue } = this.rows;
    const oldList: OldList = {
      getItem: (key) => enqueue(() => persisted.get(key) ?? null),
      removeItem: (key) => enqueue(() => persisted.delete(key)),
    };
    this.outbox = createOutbox(this.rows.reportingTo, () => this.sentRows, oldList);
  }

  onLost(listener: () => void) {
    return this.outbox.onLost(listener);
  }

  lose() {
    return this.rows.lose();
  }

  reportLoss() {
    this.rows.reportLoss();
  }

  kill() {
    this.rows.kill();
    this.sentRows.kill();
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

  keepSent(entry: Entry, now: number) {
    return this.outbox.keepSent(entry, now);
  }

  sent(now: number) {
    return this.outbox.sent(now);
  }

  removeSent(entry: Entry) {
    return this.outbox.removeSent(entry);
  }

  clearSent() {
    return this.outbox.clearSent();
  }
}
