import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../system/sync';
import type { Line } from './entries';

/** The file of the journal: no restore touches it, and it outlives the database [ON-6]. */
export const journalFileIn = (dataDir: string): string => join(dataDir, 'erasures.log');

/** Returns the text of a journal; empty where the file does not exist yet. */
export const readJournalFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Throws when the process may not add to a file that is there. */
export const demandWritable = (file: string): void => {
  if (existsSync(file)) accessSync(file, constants.W_OK);
};

/**
 * Adds lines, and returns once they are on the disk. Throws when the disk is full; a line may then be there by half, as
 * after a kill in the middle. Each call therefore begins on a line of its own: a torn line before it is no line, and
 * every reader skips it. Nothing is lost by that, because a line is only ever added of what is committed to the
 * database, and nobody got an answer before: `keepJournal` adds it once more.
 */
export const appendLines = (file: string, lines: readonly Line[]): void => {
  const isNew = !existsSync(file);
  const opened = openSync(file, 'a', 0o600);
  try {
    appendFileSync(opened, `\n${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  if (isNew) syncFolder(dirname(file));
};

/** Adds those of the lines that the file lacks. */
export const addNewLines = (file: string, lines: readonly Line[]): void => {
  const known = new Set(readJournalFile(file).split('\n'));
  const newLines = lines.filter((line) => !known.has(JSON.stringify(line)));
  if (newLines.length > 0) appendLines(file, newLines);
};
