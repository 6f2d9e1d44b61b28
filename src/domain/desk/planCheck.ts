/**
 * Returns the start of the last screening when a trainer should look at the changed plan again: nothing in it was
 * changed since [PL-3]. Null for a plan without changes. Times are ISO 8601; a change that waits to be sent has that of
 * its writing.
 */
export const planToCheck = (
  changes: readonly { at: string }[],
  lastScreening: string | null,
): string | null => {
  if (lastScreening === null || changes.length === 0) return null;
  const changedAt = Math.max(...changes.map(({ at }) => Date.parse(at)));
  return Date.parse(lastScreening) > changedAt ? lastScreening : null;
};
