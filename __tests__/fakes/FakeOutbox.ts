import type { Entry } from '../../src/domain/outbox';
import { createOutbox } from '../../src/services/outbox/createOutbox';
import type { OldList } from '../../src/services/outbox/entryRows';
import type { Outbox } from '../../src/services/ports';
import { bindMethods } from './bindMethods';
import type { Device } from './device';
import { FakeRowStore } from './FakeRowStore';

type OutboxDevice = Pick<Device, 'outbox' | 'sent' | 'trainings' | 'persisted'>;

/** The real outbox of one tab on rows in memory. */
export class FakeOutbox implements Outbox {
  private readonly rows: FakeRowStore;
  private readonly sentRows: FakeRowStore;
  private readonly trainingRows: FakeRowStore;
  private readonly outbox: Outbox;

  /** Older app versions kept their messages among the items of redux-persist. */
  constructor({ outbox, sent, trainings, persisted }: OutboxDevice) {
    bindMethods(this);
    this.rows = new FakeRowStore(outbox);
    this.sentRows = new FakeRowStore(sent);
    this.trainingRows = new FakeRowStore(trainings);
    const { enqueue } = this.rows;
    const oldList: OldList = {
      getItem: (key) => enqueue(() => persisted.get(key) ?? null),
      removeItem: (key) => enqueue(() => persisted.delete(key)),
    };
    this.outbox = createOutbox(
      this.rows.reportingTo,
      () => this.sentRows,
      () => this.trainingRows,
      oldList,
    );
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
    this.trainingRows.kill();
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

  keepTrainingIds(ids: ReadonlyMap<string, number>, now: number) {
    return this.outbox.keepTrainingIds(ids, now);
  }

  trainingIds() {
    return this.outbox.trainingIds();
  }
}
