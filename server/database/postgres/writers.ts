import type { Owners } from '../owners';

/** So many write at a time in one process. The other connections of its pool are for those who read. */
export const mostWriters = 5;

interface Writer {
  owners: Owners;
  begin(): void;
}

const excludeEachOther = ({ owners: some }: Writer, { owners: others }: Writer): boolean =>
  some === null || others === null || some.some((owner) => others.includes(owner));

/**
 * Lets the transactions of one process begin: those of the same people one after the other, in the order of asking, and
 * one that is about everybody alone. Nobody overtakes somebody who excludes them. Who waits takes no connection.
 */
export class Writers {
  private readonly writing = new Set<Writer>();
  private waiting: Writer[] = [];

  /** Waits for the turn of a transaction. Returns the function that ends it. */
  take(owners: Owners): Promise<() => void> {
    return new Promise((resolve) => {
      const writer: Writer = {
        owners,
        begin: () => {
          this.writing.add(writer);
          resolve(() => this.end(writer));
        },
      };
      this.waiting.push(writer);
      this.beginNext();
    });
  }

  private end(writer: Writer): void {
    if (this.writing.delete(writer)) this.beginNext();
  }

  private beginNext(): void {
    const passed: Writer[] = [];
    for (const writer of this.waiting) {
      const isFree = ![...this.writing, ...passed].some((other) => excludeEachOther(writer, other));
      if (isFree && this.writing.size < mostWriters) writer.begin();
      else passed.push(writer);
    }
    this.waiting = passed;
  }
}
