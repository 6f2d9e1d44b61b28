import type { Content } from '../backup/content';
import type { Journal } from '../journal/entries';

/** What a restore has done. */
export interface Restored extends Content {
  /** When the backup was made, in milliseconds since 1970. */
  backedUpAt: number;
  /** The backup itself does not say when it was made: the time is that of its file. */
  isTimeOfFile: boolean;
  journal: Journal;
  /** The former database; null when the server had no database. */
  kept: string | null;
  /** There was a former database, and it could not be read. */
  wasDamaged: boolean;
}
