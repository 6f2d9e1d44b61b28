import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PastEntry } from '../../domain/past';

/** What of the past is shown; null is everything. */
interface PastChoice {
  kind: PastEntry['kind'] | null;
  /** As `monthOf` names it. */
  month: string | null;
}

const names = { kind: 'art', month: 'monat' } as const;

/** The choice is in the query of the address, so it stays over a reload, and for who comes back from a result. */
export const usePastChoice = () => {
  const [query, setQuery] = useSearchParams();
  const kind = query.get(names.kind);
  const choice: PastChoice = {
    kind: kind === 'training' || kind === 'screening' ? kind : null,
    month: query.get(names.month),
  };
  const change = useCallback(
    (changed: Partial<PastChoice>) =>
      setQuery(
        (former) => {
          for (const key of ['kind', 'month'] as const) {
            const value = changed[key];
            if (value === null) former.delete(names[key]);
            else if (value !== undefined) former.set(names[key], value);
          }
          return former;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return { choice, change };
};
