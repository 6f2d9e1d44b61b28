import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Sqlite from 'libsql';

/** How many statements are kept: more than the server has queries. Lists of ids make many, of which most come once. */
const most = 300;

/**
 * Keeps statements that were prepared, by their texts: to prepare one takes longer than to run it. SQLite itself
 * prepares a kept one anew after a change of the schema.
 */
export class KeptStatements implements SqliteDatabase {
  /** The last used one is the last. */
  private readonly kept = new Map<string, SqliteStatement>();

  constructor(private readonly sqlite: Sqlite.Database) {}

  prepare(text: string): SqliteStatement {
    const statement = this.kept.get(text) ?? this.sqlite.prepare(text);
    this.kept.delete(text);
    this.kept.set(text, statement);
    const [oldest = ''] = this.kept.keys();
    if (this.kept.size > most) this.kept.delete(oldest);
    return statement;
  }

  /** Keeps a statement no longer, so that it can be collected as garbage. */
  forget(text: string): void {
    this.kept.delete(text);
  }

  close(): void {
    this.kept.clear();
    this.sqlite.close();
  }
}
