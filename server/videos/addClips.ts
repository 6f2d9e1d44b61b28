import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Videos } from './video';

/** Adds clips from other files, each under its name, like `addFolder`. To be called in a transaction. */
export const addClips = async (
  videos: Videos,
  clips: readonly { name: string; path: string }[],
): Promise<void> => {
  if (clips.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'athletik-clips-'));
  try {
    for (const { name, path } of clips) await copyFile(path, join(folder, name));
    await videos.addFolder(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};
