import { join } from 'node:path';
import * as z from 'zod/mini';
import { type NoteFile, openNoteFile } from '../system/noteFile';

const triesSchema = z.object({
  /** How many backups of a night have failed since the last one that did not. */
  failures: z.int(),
  /** When the last one failed, in milliseconds since 1970; null while all is well. */
  failedAt: z.nullable(z.number()),
  /** Whether the admins know of this trouble. */
  isTold: z.boolean(),
});

/** How the latest backups went that no person has made [HE-2]. */
type BackupTries = z.infer<typeof triesSchema>;

const allWell: BackupTries = { failures: 0, failedAt: null, isTold: false };

const fileIn = (dataDir: string): NoteFile<BackupTries> =>
  openNoteFile(join(dataDir, 'backup-tries.json'), triesSchema, allWell);

/** Where the folder takes nothing at all, nothing is counted: a backup must not fail for its count. */
const write = (dataDir: string, tries: BackupTries): void => {
  try {
    fileIn(dataDir).write(tries);
  } catch {}
};

/** Returns how the latest backups went; also those that a timer made in a process of its own. */
export const readTries = (dataDir: string): BackupTries => fileIn(dataDir).read();

/** Takes the room for the count while there is some: the disk may be full when it is needed. */
export const prepareTries = (dataDir: string): void => write(dataDir, readTries(dataDir));

/** Notes that a backup was made: the next trouble is told anew. */
export const noteSuccess = (dataDir: string): void => write(dataDir, allWell);

/** Notes one more failure. */
export const noteFailure = (dataDir: string, now: number): void => {
  const { failures, isTold } = readTries(dataDir);
  write(dataDir, { failures: failures + 1, failedAt: now, isTold });
};

/** Notes that the admins know of the trouble. */
export const noteTold = (dataDir: string): void => write(dataDir, { ...readTries(dataDir), isTold: true });
