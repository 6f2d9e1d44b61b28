import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { demandFolder, demandPlaceFor } from '../system/namedFile';
import { SpokenError } from '../system/spokenError';
import type { FolderContent } from './content';
import { contentFiles } from './contentFiles';

/** A clip that goes into a folder. */
export interface WrittenClip {
  name: string;
  read: () => Readable;
}

const write = async (
  folder: string,
  content: Omit<FolderContent, 'clips'>,
  clips: readonly WrittenClip[],
): Promise<void> => {
  for (const [file, text] of contentFiles(content)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (clips.length > 0) mkdirSync(join(folder, 'clips'), { recursive: true });
  for (const { name, read } of clips) await pipeline(read(), createWriteStream(join(folder, 'clips', name)));
};

/**
 * Writes a content folder, which must be new or empty [CT-5]. It has another name until it is whole, so that nobody
 * takes an interrupted one for an export. Throws with a German message when there is something in the folder.
 */
export const writeContentFolder = async (
  folder: string,
  content: Omit<FolderContent, 'clips'>,
  clips: readonly WrittenClip[],
): Promise<void> => {
  const whole = resolve(folder);
  if (existsSync(whole)) demandFolder(whole);
  if (existsSync(whole) && readdirSync(whole).length > 0)
    throw new SpokenError(`${folder} ist nicht leer. Nimm einen neuen Ordner.`);
  demandPlaceFor(whole);
  const unfinished = `${whole}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await write(unfinished, content, clips);
    rmSync(whole, { recursive: true, force: true });
    renameSync(unfinished, whole);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};
