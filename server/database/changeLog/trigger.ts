import type { Database } from '../tables';

/** A trigger by name, with the statement that makes it as the database remembers it. */
export interface Trigger {
  name: string;
  table: string;
  sql: string;
}

/** When a write adds an entry to the log, and which. */
export interface TriggerPlan {
  name: string;
  table: string;
  event: 'insert' | 'update' | 'delete';
  /** Only an update that changes one of these columns counts; null for every write. */
  changed: readonly string[] | null;
  /** The kind of the entry. */
  kind: string;
  /** Whether the entry is about the row as it was, or as it is then. */
  state: 'OLD' | 'NEW';
  /** The columns with the id and the owner of the entry; see `Logged`. */
  row: string | undefined;
  owner: string | undefined;
}

/** How a dialect makes the triggers of the log. */
export interface LogTriggers {
  /** Returns the trigger of a plan. */
  adding(plan: TriggerPlan): Trigger;
  /** Returns the trigger that forgets the oldest entry with each new one, so that no more than `kept` stay. */
  pruning(name: string, kept: number): Trigger;
  /** Returns the triggers whose name begins so. */
  present(db: Database, prefix: string): Promise<Trigger[]>;
  /** Makes a trigger, so that `present` finds it. */
  make(db: Database, trigger: Trigger): Promise<void>;
  /** Removes a trigger. */
  drop(db: Database, trigger: Trigger): Promise<void>;
  /** Returns the columns of a table in their order; none when there is no such table. */
  columnsOf(db: Database, table: string): Promise<string[]>;
}

/** Returns the name of a column of the row in SQL, or another value where there is no column. */
export const columnOf = (
  state: TriggerPlan['state'],
  column: string | undefined,
  otherwise: string,
): string => (column === undefined ? otherwise : `${state}."${column}"`);
