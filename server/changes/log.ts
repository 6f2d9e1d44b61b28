import type { LoggedKind } from '../database/description';
import { dialectOf } from '../database/dialect';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { type Position, unknownCursor } from './cursor';
import type { View } from './view';

/** An entry of the log that may concern the caller. */
export interface LogEntry {
  id: number;
  tag: string;
  kind: LoggedKind;
  rowId: number;
  ownerId: number | null;
}

/** How many entries are read at once. */
export const maxEntries = 2_000;

/** The id of the last entry of the log. There always is one. */
export const lastId = (db: Database) => db.selectFrom('change').select(({ fn }) => fn.max('id').as('id'));

/** Returns the last entry of the log. */
export const findLastEntry = (db: Database): Promise<Position['entry']> =>
  db.selectFrom('change').select(['id', 'tag']).where('id', '=', lastId(db)).executeTakeFirstOrThrow();

/**
 * Returns the last entry of the log, in one query by the key. Throws 410 unless the log still has the entry of the
 * cursor: it may be too old, of a copy of the database, or invented [DE-6].
 */
export const findLastSince = async (
  db: Database,
  { id, tag }: Position['entry'],
): Promise<Position['entry']> => {
  const found = await db
    .selectFrom('change')
    .select(['id', 'tag'])
    .where((is) => is.or([is('id', '=', id), is('id', '=', lastId(db))]))
    .orderBy('id')
    .execute();
  const last = found.at(-1);
  if (found[0]?.id !== id || found[0].tag !== tag || !last) throw unknownCursor();
  return last;
};

/** Returns the entries after one that may concern the caller, at most `maxEntries`, in their order. */
export const findEntries = async (db: Database, { userIds }: View, after: number): Promise<LogEntry[]> =>
  db
    .selectFrom('change')
    .selectAll()
    .where('id', '>', after)
    .where('kind', '!=', 'start')
    .where((is) => is.or([is('ownerId', 'is', null), is('ownerId', 'in', dialectOf(db).idList(userIds))]))
    .orderBy('id')
    .limit(maxEntries)
    .$narrowType<{ kind: LoggedKind }>()
    .execute();

/** An entry as `findConcerned` needs it. */
export type BareLogEntry = Pick<LogEntry, 'id' | 'kind' | 'rowId' | 'ownerId'>;

const selectAfter = prepared((db, { after }: { after: number }) =>
  db
    .selectFrom('change')
    .select(['id', 'kind', 'rowId', 'ownerId'])
    .where('id', '>', after)
    .where('kind', '!=', 'start')
    .orderBy('id')
    .limit(maxEntries)
    .$narrowType<{ kind: LoggedKind }>(),
);

/** Returns the entries of everybody after one, at most `maxEntries`, in their order. */
export const findEntriesAfter = (db: Database, after: number): Promise<BareLogEntry[]> =>
  selectAfter(db, { after });
