import { faultOf } from '../database/faults';
import { readDisk } from '../system/disk';
import { clipsFull } from './refusals';

/** What has to stay free for all else, in bytes. */
const reserve = 4 * 1024 * 1024;

/** Whether a folder has room for so many bytes. */
export const hasRoom = async (dataDir: string, bytes: number): Promise<boolean> =>
  (await readDisk(dataDir)).freeBytes >= bytes + reserve;

/** Does what stores a clip. Throws 507 where the disk is full. */
export const withRoom = async <Result>(store: () => Promise<Result>): Promise<Result> => {
  try {
    return await store();
  } catch (error) {
    throw faultOf(error) === 'full' ? clipsFull(error) : error;
  }
};
