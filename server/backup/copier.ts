import type { Checked } from './content';

/** What backups of SQLite and of PostgreSQL do differently. */
export interface Copier {
  /** How the names of the files end. */
  end: '.sqlite' | '.dump';
  /**
   * Writes all that is committed into a new file, also while a server runs. Throws with a German message when there is
   * no database.
   */
  copy(target: string, now: number, signal?: AbortSignal): Promise<void>;
  /** Reads a whole copy and returns what it holds. Throws when the copy is damaged, or was not made by this server. */
  check(file: string, signal?: AbortSignal): Promise<Checked>;
}
