import type { Database } from '../database/tables';
import { type Journal, type Line, readJournal } from './entries';
import { appendLines, demandWritable, readJournalFile } from './journalFile';
import { type Committed, lineOf } from './journalRows';

/** How many ids are noted ahead: a line, and the wait for the disk, come once in that many new rows. */
export const idsAhead = 10_000;

/**
 * Returns whether the journal has an erasure that the database lacks. As a line comes after its commit, the database is
 * then an older one, which somebody has put in its place. The journal has to be read before.
 */
export const lacksErasures = async (
  db: Database,
  { runs, endedTokens, people, withdrawals }: Journal,
): Promise<boolean> => {
  const rows = await db.selectFrom('erasure').selectAll().execute();
  const erased = new Set(rows.map(({ userId, clientId }) => `${userId} ${clientId}`));
  const ended = new Set(rows.map(({ tokenHash }) => tokenHash));
  const erasedPeople = new Set(rows.map(({ personId }) => personId));
  const withdrawn = new Set(rows.map((row) => `${row.userId} ${row.withdrawn} ${row.withdrawnAt}`));
  return (
    withdrawals.some(({ userId, what, at }) => !withdrawn.has(`${userId} ${what} ${at}`)) ||
    runs.some(({ userId, clientId }) => !erased.has(`${userId} ${clientId}`)) ||
    endedTokens.some(({ tokenHash }) => !ended.has(tokenHash)) ||
    people.some((personId) => !erasedPeople.has(personId))
  );
};

/** Keeps the file of the journal up with one database [ON-6]. */
export class JournalKeeper {
  private readonly known: ReadonlySet<string>;
  private hasCaughtUp = false;
  private lastNoted = 0;
  private highestNoted: number;

  /** Throws when the process may not write to the file. */
  constructor(
    private readonly file: string,
    private readonly instance: string,
  ) {
    demandWritable(file);
    const text = readJournalFile(file);
    this.known = new Set(text.split('\n'));
    this.highestNoted = readJournal(text, instance).highestId ?? 0;
  }

  /** The id of the last erasure that is in the file. */
  get lastId(): number {
    return this.lastNoted;
  }

  /**
   * Adds the new erasures and, when an id is higher than any noted one, how high the next ones may be. To be called
   * after each commit, before anybody learns of it, and once before the first: it then completes the file by what a
   * server that was killed had committed and not noted. Throws when the disk is full. The commit stays, the call that
   * waited for it gets no answer, and the next call tries again. Several commits may be under way, so what one of them
   * reads may be noted already.
   */
  note({ rows, highestId }: Committed): void {
    const isHigher = highestId > this.highestNoted;
    const added = rows.filter(({ id = this.lastNoted + 1 }) => id > this.lastNoted);
    const lines: Line[] = added.flatMap((row) => lineOf(this.instance, row));
    const newLines = this.hasCaughtUp ? lines : lines.filter((line) => !this.known.has(JSON.stringify(line)));
    if (isHigher) newLines.push({ instance: this.instance, highestId: highestId + idsAhead });
    if (newLines.length > 0) appendLines(this.file, newLines);
    this.hasCaughtUp = true;
    this.lastNoted = added.at(-1)?.id ?? this.lastNoted;
    if (isHigher) this.highestNoted = highestId + idsAhead;
  }
}
