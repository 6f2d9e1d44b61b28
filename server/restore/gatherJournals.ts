import { parseLines } from '../journal/entries';
import { addNewLines, journalFileIn, readJournalFile } from '../journal/journalFile';

/**
 * Adds the journals of other processes to that of a data folder. Processes that share PostgreSQL alone have a file
 * each: what the last one of them has committed before all is lost may be in its own only.
 */
export const gatherJournals = (dataDir: string, files: readonly string[]): void => {
  for (const file of files) addNewLines(journalFileIn(dataDir), parseLines(readJournalFile(file)));
};
