import type { Database } from '../database/tables';
import type { Position, Within } from './cursor';
import type { LogEntry } from './log';
import { type AthleteRowKind, type RowKind, rowKindsOfAthlete } from './rowKinds';
import type { View } from './view';

/** A row to send, as it is by then; the caller themselves; or an athlete who leaves. */
export interface Reference {
  kind: RowKind | 'me' | 'goneAthlete';
  id: number;
  /** See `ChangeTable`. */
  ownerId: number | null;
}

/** What goes together into one page, and the position after it. */
export interface Unit {
  references: readonly Reference[];
  position: Position;
}

/** How many ids of an athlete's rows are read at once. */
const step = 200;

/** Returns ids of an athlete's rows of a kind that are greater than `after`, ascending. */
const idsOf: Record<
  AthleteRowKind,
  (db: Database, athleteId: number, after: number) => Promise<{ id: number }[]>
> = {
  userScreening: (db, athleteId, after) => selectIds(db, 'userScreening', athleteId, after),
  screeningRun: (db, athleteId, after) => selectIds(db, 'screeningRun', athleteId, after),
  exerciseRun: (db, athleteId, after) => selectIds(db, 'exerciseRun', athleteId, after),
  feedback: (db, athleteId, after) =>
    db
      .selectFrom('feedback')
      .innerJoin('exerciseRun', 'exerciseRun.id', 'feedback.exerciseRunId')
      .select('exerciseRun.id')
      .where('exerciseRun.userId', '=', athleteId)
      .where('exerciseRun.id', '>', after)
      .orderBy('exerciseRun.id')
      .limit(step)
      .execute(),
};

const selectIds = (
  db: Database,
  table: Exclude<AthleteRowKind, 'feedback'>,
  athleteId: number,
  after: number,
): Promise<{ id: number }[]> =>
  db
    .selectFrom(table)
    .select('id')
    .where('userId', '=', athleteId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(step)
    .execute();

/** Yields the rows of an athlete from a point on, kind by kind. */
async function* restOfAthlete(
  db: Database,
  entry: Position['entry'],
  { athleteId, ...from }: Within,
): AsyncGenerator<Unit> {
  for (const kind of rowKindsOfAthlete.slice(rowKindsOfAthlete.indexOf(from.kind))) {
    let after = kind === from.kind ? from.after : 0;
    for (;;) {
      const ids = await idsOf[kind](db, athleteId, after);
      for (const { id } of ids) {
        const position = { entry, within: { athleteId, kind, after: id } };
        yield { references: [{ kind, id, ownerId: athleteId }], position };
      }
      after = ids.at(-1)?.id ?? after;
      if (ids.length < step) break;
    }
  }
}

const whole = (athleteId: number): Within => ({ athleteId, kind: rowKindsOfAthlete[0], after: 0 });

/** Whether an entry is about a right of the caller: to one of their athletes, or to a former one. */
const isOwnRight = ({ viewer, linkedIds }: View, { kind, rowId, ownerId }: LogEntry): boolean =>
  kind === 'athlete' && (ownerId === viewer.id || (ownerId === null && linkedIds.has(rowId)));

/**
 * Yields what a changed right brings, by the right as it is now. An athlete who can be seen leaves the device first
 * and comes anew with everything: while the right was gone, the caller did not learn what was removed.
 */
async function* unitsOfRight(
  db: Database,
  view: View,
  { id, tag, rowId, ownerId }: LogEntry,
): AsyncGenerator<Unit> {
  const entry = { id, tag };
  const references: Reference[] = [
    { kind: 'goneAthlete', id: rowId, ownerId },
    { kind: 'me', id: view.viewer.id, ownerId },
  ];
  if (!view.userIds.has(rowId)) {
    yield { references, position: { entry, within: null } };
    return;
  }
  references.push({ kind: 'user', id: rowId, ownerId });
  yield { references, position: { entry, within: whole(rowId) } };
  yield* restOfAthlete(db, entry, whole(rowId));
}

const unitOf = (view: View, { id, tag, kind, rowId, ownerId }: LogEntry & { kind: RowKind }): Unit => {
  const references: Reference[] = [{ kind, id: rowId, ownerId }];
  if (kind === 'user' && rowId === view.viewer.id) references.push({ kind: 'me', id: rowId, ownerId });
  return { references, position: { entry: { id, tag }, within: null } };
};

/**
 * Returns the id of the last entry about the right to each athlete: it brings all that the ones before it would
 * bring.
 */
const lastRights = (view: View, entries: readonly LogEntry[]): ReadonlyMap<number, number> =>
  new Map(entries.filter((entry) => isOwnRight(view, entry)).map(({ rowId, id }) => [rowId, id]));

/**
 * Yields everything that entries bring, after what a right that was begun with at the former position still brings.
 */
export async function* unitsOf(
  db: Database,
  view: View,
  { entry: former, within }: Position,
  entries: readonly LogEntry[],
): AsyncGenerator<Unit> {
  const rights = lastRights(view, entries);
  if (within && view.userIds.has(within.athleteId) && !rights.has(within.athleteId)) {
    yield* restOfAthlete(db, former, within);
  }
  for (const { kind, ...entry } of entries) {
    if (kind !== 'athlete') yield unitOf(view, { ...entry, kind });
    else if (rights.get(entry.rowId) === entry.id) yield* unitsOfRight(db, view, { ...entry, kind });
  }
}
