import type { WrittenChange } from '../../contract/planChanges';

/** A change of a plan, and when it was made: of one that waits to be sent, when it was written. */
type DatedChange = Pick<WrittenChange, 'exerciseId'> & { at: string };

/**
 * Returns the start of the last screening when a trainer should look at the changed plan again: nothing in it was
 * changed since [PL-3]. Null for a plan without changes. Times are ISO 8601.
 */
export const planToCheck = (changes: readonly DatedChange[], lastScreening: string | null): string | null => {
  if (lastScreening === null || changes.length === 0) return null;
  const changedAt = Math.max(...changes.map(({ at }) => Date.parse(at)));
  return Date.parse(lastScreening) > changedAt ? lastScreening : null;
};
