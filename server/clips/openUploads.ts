import { join } from 'node:path';
import type { Dependencies } from '../config/dependencies';
import { dialectOf } from '../database/dialect';
import { UploadFolder } from './uploadFolder';
import type { UploadStore } from './uploadStore';
import { UploadTable } from './uploadTable';

/** Returns the uploads of the server: in the database where processes share it, else in the data folder. */
export const openUploads = ({
  db,
  now,
  config,
}: Pick<Dependencies, 'db' | 'now'> & { config: Pick<Dependencies['config'], 'dataDir'> }): UploadStore =>
  dialectOf(db).isShared ? new UploadTable(db, now) : new UploadFolder(join(config.dataDir, 'uploads'));
