import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import { findTrainersOf } from '../users/users';
import type { BareLogEntry } from './log';

type Kind = BareLogEntry['kind'];

const idsOf = (entries: readonly BareLogEntry[], kind: Kind): number[] => [
  ...new Set(entries.flatMap((entry) => (entry.kind === kind && entry.ownerId === null ? entry.rowId : []))),
];

/** Whose the rows are of which the log knows only the id: notes by their assignment, feedback by its training. */
const findOwnersOf = async (
  db: Database,
  table: 'userScreening' | 'exerciseRun',
  ids: readonly number[],
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('userId')
    .distinct()
    .where('id', 'in', dialectOf(db).idList(ids))
    .execute();
  return rows.map(({ userId }) => userId);
};

/** The trainers of members who began or ended a rest: their right has changed [MB-5]. */
const findLinkedTo = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('trainerAthlete')
    .select('trainerId')
    .distinct()
    .where('athleteId', 'in', dialectOf(db).idList(ids))
    .execute();
  return rows.map(({ trainerId }) => trainerId);
};

/**
 * Returns the users for whom entries of the log bring something: whose data it is, the trainers who may see it now, and
 * the trainers whose right has changed [LC-16]. The content of the club is nobody's: it comes with the next update.
 */
export const findConcerned = async (db: Database, entries: readonly BareLogEntry[]): Promise<Set<number>> => {
  const isOfRight = ({ kind }: BareLogEntry) => kind === 'athlete';
  const ownersOf = (some: readonly BareLogEntry[]) => some.flatMap(({ ownerId }) => ownerId ?? []);
  const owners = new Set([
    ...ownersOf(entries.filter((entry) => !isOfRight(entry))),
    ...(await findOwnersOf(db, 'userScreening', idsOf(entries, 'userScreening'))),
    ...(await findOwnersOf(db, 'exerciseRun', idsOf(entries, 'feedback'))),
  ]);
  const withRights = [
    ...ownersOf(entries.filter(isOfRight)),
    ...(await findLinkedTo(db, idsOf(entries, 'athlete'))),
  ];
  const trainers = owners.size > 0 ? await findTrainersOf(db, owners) : [];
  return new Set([...owners, ...trainers, ...withRights]);
};
