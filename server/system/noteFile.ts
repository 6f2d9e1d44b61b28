import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type * as z from 'zod/mini';

/** As large as the file always is: more than any note, and a part of one block of every disk. */
const size = 1024;

/** A small thing that outlives a restart, and that other processes with this data folder read, too. */
export interface NoteFile<Note> {
  /** Returns the note; `empty` before there is one, and after a torn one. */
  read(): Note;
  /** Throws when there is no file yet and the disk is full. */
  write(note: Note): void;
}

/**
 * Keeps a note in a file of always the same size, which is written over in place: that succeeds on a full disk, too,
 * once the file is there. A power cut may lose the latest note.
 */
export const openNoteFile = <Note>(
  file: string,
  schema: z.ZodMiniType<Note>,
  empty: Note,
): NoteFile<Note> => ({
  read: () => {
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return empty;
    }
  },
  write: (note) => {
    const text = JSON.stringify(note);
    const bytes = Buffer.alloc(size, ' ');
    if (bytes.write(text) < Buffer.byteLength(text)) throw new Error(`${file} takes ${size} bytes.`);
    const opened = openFile(file);
    try {
      writeSync(opened, bytes, 0, size, 0);
    } finally {
      closeSync(opened);
    }
  },
});

/** Opens a file without cutting it off, so that its blocks stay its own. */
const openFile = (file: string): number => {
  try {
    return openSync(file, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return openSync(file, 'w', 0o600);
  }
};
