import { statfs } from 'node:fs/promises';

/** The room of a disk, in bytes. */
export interface DiskSpace {
  /** What this process may still write: a part may be kept for root. */
  freeBytes: number;
  totalBytes: number;
}

/** Returns the room of the disk that a folder is on. */
export const readDisk = async (folder: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};
