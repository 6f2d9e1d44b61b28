import type { Database } from '../database/tables';

/** Says of a user name whether a demo offers its account to everybody [RU-6]. */
export type IsOffered = (db: Database, username: string | null) => Promise<boolean>;
