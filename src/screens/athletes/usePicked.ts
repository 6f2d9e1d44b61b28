import { useCallback, useState } from 'react';
import type { DeskRow } from '../../domain/desk/deskRows';

/** Which athletes are selected. On narrow screens the person says first that they want to select. */
export const usePicked = (rows: readonly DeskRow[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isStarted, setStarted] = useState(false);
  // An athlete may leave the list with an update.
  const picked = rows.filter(({ id }) => ids.has(id));

  const pick = useCallback((id: number, isPicked: boolean) => {
    setIds((former) => new Set(isPicked ? [...former, id] : [...former].filter((one) => one !== id)));
  }, []);
  return {
    ids,
    picked,
    isPicking: isStarted || picked.length > 0,
    pick,
    start: () => setStarted(true),
    pickAll: (all: readonly DeskRow[]) => setIds(new Set([...ids, ...all.map(({ id }) => id)])),
    clear: () => {
      setIds(new Set());
      setStarted(false);
    },
  };
};
