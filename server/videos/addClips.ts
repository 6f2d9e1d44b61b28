import type { Videos } from './video';

/** Adds clips from other files, each under its name. To be called in a transaction. */
export const addClips = async (
  videos: Videos,
  clips: readonly { name: string; path: string }[],
): Promise<void> => {
  for (const { name, path } of clips) await videos.add(name, path);
};
