import { join } from 'node:path';
import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import type { Videos } from './video';
import { openVideoFolder } from './videoFolder';
import { openVideoTable } from './videoTable';

/** Returns the clips of the server: in the database where processes share it, else in the data folder [RU-2]. */
export const openVideos = (db: Database, dataDir: string): Videos =>
  dialectOf(db).isShared ? openVideoTable(db) : openVideoFolder(join(dataDir, 'videos'));
