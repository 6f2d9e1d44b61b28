/** Assignments as entries of the outbox, and what they are based on [AS-2, ON-2]. */
import type { UserScreening } from '../contract/schemas';
import type { PayloadOf } from './entryKinds';
import { type Entry, type EntryOf, isOfKind } from './outbox';

/** This person's entries for the assignment of an athlete that are not refused, in the order of writing. */
export const assignmentsOf = (userId: number, entries: readonly Entry[]): EntryOf<'assignment'>[] =>
  entries
    .filter(isOfKind('assignment'))
    .filter(({ payload, refusal }) => payload.userId === userId && refusal === null);

/**
 * Returns a new assignment with the screening that the person saw as its base: of an entry that waits and was tried,
 * what it asked for; of one that it replaces, the base of that [ON-2]. `waiting` as `assignmentsOf` returns it.
 */
export const withBase = (
  assignment: PayloadOf<'assignment'>,
  waiting: readonly EntryOf<'assignment'>[],
): PayloadOf<'assignment'> => {
  const latest = waiting.at(-1);
  if (!latest) return assignment;
  return { ...assignment, base: latest.isTried ? latest.payload.screeningId : latest.payload.base };
};

/** Returns an entry with another base: the screening that an older one got, or that it was to replace [ON-2]. */
export const onBase = (entry: EntryOf<'assignment'>, base: number | null): EntryOf<'assignment'> => ({
  ...entry,
  payload: { ...entry.payload, base },
});

/** Whether the same was assigned once more since. Withdrawn, or from a server that does not say when, nobody knows. */
const isLater = ({ assignedAt: one }: UserScreening, { assignedAt: other }: UserScreening): boolean =>
  one != null && other != null && Date.parse(one) > Date.parse(other);

/**
 * Returns the stored user screening of an athlete with what is assigned now, according to a conflict. Null when there
 * is nothing to store: an update has brought something else since the person wrote the entry, or the same assigned
 * later, or has taken the athlete away. Where the device had no row yet, the next update brings it.
 */
export const withPresent = (
  { payload }: EntryOf<'assignment'>,
  present: UserScreening,
  stored: UserScreening | null,
): UserScreening | null => {
  if (stored?.screeningId !== payload.base || isLater(stored, present)) return null;
  const { screeningId, intervalWeeks, assignedAt } = present;
  return { ...stored, screeningId, intervalWeeks, assignedAt };
};
