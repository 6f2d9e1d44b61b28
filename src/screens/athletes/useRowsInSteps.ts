import { startTransition, useEffect, useMemo, useState } from 'react';
import type { DeskRow } from '../../domain/desk/deskRows';

/** The rows that are shown at once after a key: more than a screen has room for. */
const atOnce = 30;

/** Milliseconds without a key before the other rows follow: longer than between two keys. */
const pause = 600;

/**
 * Returns the rows to show now: those a screen has room for while somebody types, and all of them after a pause. So a
 * key is answered in time, and everything can be scrolled to and found [DE-3].
 */
export const useRowsInSteps = (matching: readonly DeskRow[], search: string): readonly DeskRow[] => {
  const [settled, setSettled] = useState(search);

  useEffect(() => {
    if (settled === search) return;
    const timer = setTimeout(() => startTransition(() => setSettled(search)), pause);
    return () => clearTimeout(timer);
  }, [settled, search]);

  return useMemo(
    () => (settled === search ? matching : matching.slice(0, atOnce)),
    [settled, search, matching],
  );
};
