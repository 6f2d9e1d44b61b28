/** What an update by changes does with a page [DE-6]. */
import type { Changes, Gone } from '../contract/changes';
import type { ScreeningRun } from '../contract/runs';
import type { UserScreening } from '../contract/schemas';
import type { Owner } from './owner';
import { isReplaceable, type LocalRun } from './runs';

/** The ids of what leaves, by its kind. */
export const byKind = (gone: readonly Gone[]): Record<Gone['kind'], number[]> => {
  const ids: Record<Gone['kind'], number[]> = {
    athlete: [],
    userScreening: [],
    screeningRun: [],
    exerciseRun: [],
    feedback: [],
    exercise: [],
  };
  for (const { kind, id } of gone) ids[kind].push(id);
  return ids;
};

/** Whether a page is the last one: it has nothing but its cursor. */
export const isEmptyPage = ({ cursor: _next, ...content }: Changes): boolean =>
  Object.values(content).every((rows) => rows === null || (Array.isArray(rows) && rows.length === 0));

/** What an update by changes stores in `as_db` [DE-6]. */
export type ContentChanges = Pick<Changes, 'users' | 'screenings' | 'exercises' | 'gone'> & {
  userScreenings: UserScreening[];
  runs: ScreeningRun[];
};

/**
 * Whether a run leaves the device: it was erased, its athlete left, or it is of somebody whose data this user does not
 * have. What waits for the server stays [CO-7].
 */
export const isLeaving =
  (gone: Record<Gone['kind'], number[]>, { athleteIds }: Owner) =>
  (run: LocalRun): boolean =>
    isReplaceable(run) &&
    (!athleteIds.includes(run.userId) ||
      gone.athlete.includes(run.userId) ||
      (run.id !== undefined && gone[run.kind].includes(run.id)));

/** The ids of the screenings that rows of the device refer to. They never leave it with an update [AS-3]. */
export const neededScreenings = (rows: readonly unknown[]): Set<number> =>
  new Set(rows.flatMap((row) => screeningIdOf(row) ?? []));

/** A row may be damaged, and need its screening nevertheless. */
const screeningIdOf = (row: unknown): number | null =>
  typeof row === 'object' && row !== null && 'screeningId' in row && typeof row.screeningId === 'number'
    ? row.screeningId
    : null;
