import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../config';

/** Copies the clips of the demo content into the data folder [RU-10]. Those that are there are copied over. */
export const copyDemoVideos = ({
  demoVideosDir,
  dataDir,
}: Pick<ServerConfig, 'dataDir' | 'demoVideosDir'>): Promise<void> =>
  cp(demoVideosDir, join(dataDir, 'videos'), { recursive: true });
