import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Bytes of each clip that are left: enough where no test looks at a video, and 2 MB less to copy for each club. */
const length = 700;

/** Makes the folder, or leaves that of another process which was faster. */
const make = (folder: string, clips: ReadonlyMap<string, Buffer>) => {
  const parent = resolve(folder, '..');
  mkdirSync(parent, { recursive: true });
  const unfinished = mkdtempSync(join(parent, 'unfinished-'));
  for (const [name, clip] of clips) writeFileSync(join(unfinished, name), clip.subarray(0, length));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
};

/** Returns a folder with the beginning of each clip of another one. It is made once, and again when a clip changes. */
export const shortClipsOf = (whole: string): string => {
  const clips = new Map(readdirSync(whole).map((name) => [name, readFileSync(join(whole, name))]));
  const hash = createHash('sha256');
  for (const [name, clip] of clips) hash.update(name).update(clip);
  const folder = resolve('node_modules/.cache/short-clips', hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) make(folder, clips);
  return folder;
};
