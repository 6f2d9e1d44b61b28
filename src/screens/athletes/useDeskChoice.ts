import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceOf, type DeskChoice, queryOf } from '../../domain/desk/choice';

/** Milliseconds without a key before the search is written to the address: a browser takes few such changes at once. */
const pause = 600;

/** The choice of the list. It is in the query of the address, so it stays over a reload [DE-3]. */
export const useDeskChoice = () => {
  const [query, setQuery] = useSearchParams();
  const stored = choiceOf(query);
  const [search, setSearch] = useState(stored.search);
  const choice: DeskChoice = { ...stored, search };
  const isWritten = stored.search === search;

  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => {
      setQuery((former) => queryOf({ ...choiceOf(former), search }), { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [isWritten, search, setQuery]);

  const change = useCallback(
    (changed: Partial<DeskChoice>) => {
      if (changed.search !== undefined) setSearch(changed.search);
      if (Object.keys(changed).some((key) => key !== 'search')) {
        setQuery((former) => queryOf({ ...choiceOf(former), ...changed }), { replace: true });
      }
    },
    [setQuery],
  );
  return { choice, change };
};
