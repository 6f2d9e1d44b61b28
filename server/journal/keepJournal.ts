import type Sqlite from 'libsql';
import type { Database } from '../database/tables';
import { type Journal, type Line, readJournal } from './entries';
import { appendLines, readJournalFile } from './journalFile';
import { journalRowsOf } from './journalRows';

/** So many ids are noted ahead: a line, and the wait for the disk, come once in so many new rows. */
export const idsAhead = 10_000;

/**
 * Returns whether the journal has an erasure that the database lacks. As a line comes after its commit, the database is
 * then an older one, which somebody has put in its place.
 */
export const lacksErasures = async (db: Database, { runs, endedTokens }: Journal): Promise<boolean> => {
  const rows = await db.selectFrom('erasure').select(['userId', 'clientId', 'tokenHash']).execute();
  const erased = new Set(rows.map(({ userId, clientId }) => `${userId} ${clientId}`));
  const ended = new Set(rows.map(({ tokenHash }) => tokenHash));
  return (
    runs.some(({ userId, clientId }) => !erased.has(`${userId} ${clientId}`)) ||
    endedTokens.some((tokenHash) => !ended.has(tokenHash))
  );
};

/**
 * Completes the file of the journal by what a server that was killed had committed and not noted. Returns what has to be
 * called after each commit, before anybody learns of it [ON-6]: it adds the new erasures and, when an id is higher than any
 * noted one, how high the next ones may be. It throws when the disk is full. The commit stays, whoever waited for it gets no
 * answer, and the next call tries again.
 */
export const keepJournal = (sqlite: Sqlite.Database, file: string, instance: string): (() => void) => {
  const rows = journalRowsOf(sqlite);
  const text = readJournalFile(file);
  const known = new Set(text.split('\n'));
  let lastId = 0;
  let highestNoted = readJournal(text, instance).highestId ?? 0;

  const keepUp = (isNew: (line: Line) => boolean): void => {
    const found = rows.after(instance, lastId);
    const lines = found.lines.filter(isNew);
    const highestId = rows.highestId();
    const isHigher = highestId > highestNoted;
    if (isHigher) lines.push({ instance, highestId: highestId + idsAhead });
    if (lines.length > 0) appendLines(file, lines);
    lastId = found.lastId;
    if (isHigher) highestNoted = highestId + idsAhead;
  };

  keepUp((line) => !known.has(JSON.stringify(line)));
  return () => keepUp(() => true);
};
