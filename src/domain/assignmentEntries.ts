/** Assignments as entries of the outbox, and what they are based on [AS-2, ON-2]. */
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
