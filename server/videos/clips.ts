import { createHash } from 'node:crypto';
import type { Videos } from './video';

/** Returns one tag for all clips: it changes when a clip comes, goes or changes [VI-1]. */
export const tagOfClips = async (videos: Pick<Videos, 'list'>): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await videos.list()))
    .digest('base64url');
