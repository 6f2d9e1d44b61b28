import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContentFolderError } from '../../../server/contentFolder/faults';
import { readContentFolder } from '../../../server/contentFolder/readContentFolder';

/** Makes a folder with these files by their paths; the caller removes it. */
export const makeContentFolder = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'athletik-content-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
};

/** Returns what is wrong with a folder; empty for a good one. */
export const faultsOf = (folder: string): readonly string[] => {
  try {
    readContentFolder(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentFolderError) return error.faults;
    throw error;
  }
};
