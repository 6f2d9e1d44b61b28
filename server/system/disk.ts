import { statfs } from 'node:fs/promises';

/** What the disk of a folder has, in bytes. Of what is free, only what this process may take counts. */
export const diskOf = async (folder: string): Promise<{ free: number; size: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};
