import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import type { Position } from './cursor';
import type { View } from './view';

/** Returns those of the screenings that an assignment or a run refers to which the caller may see. */
export const findReferredTo = async (
  db: Database,
  { userIds }: View,
  ids: readonly number[],
): Promise<number[]> => {
  const inTable = (table: 'userScreening' | 'screeningRun') =>
    db
      .selectFrom(table)
      .select('screeningId')
      .distinct()
      .where('screeningId', 'in', ids)
      .where('userId', 'in', dialectOf(db).idList(userIds))
      .execute();
  const rows = [...(await inTable('userScreening')), ...(await inTable('screeningRun'))];
  return [...new Set(rows.flatMap(({ screeningId }) => screeningId ?? []))];
};

/**
 * Returns the screenings that the caller surely has: an assignment refers to it that has not changed since the
 * position, of somebody to whom the right has not changed since. Runs do not count, since a device that loads
 * everything need not load the screenings of old runs.
 */
export const findKnownScreenings = async (
  db: Database,
  { userIds }: View,
  { entry, within }: Position,
): Promise<Set<number>> => {
  const changed = (kind: 'athlete' | 'userScreening') =>
    db.selectFrom('change').select('rowId').where('id', '>', entry.id).where('kind', '=', kind);
  const rows = await db
    .selectFrom('userScreening')
    .select('screeningId')
    .distinct()
    .where('userId', 'in', dialectOf(db).idList(userIds))
    .where('userId', '!=', within?.athleteId ?? 0)
    .where('userId', 'not in', changed('athlete'))
    .where('id', 'not in', changed('userScreening'))
    .execute();
  return new Set(rows.flatMap(({ screeningId }) => screeningId ?? []));
};
