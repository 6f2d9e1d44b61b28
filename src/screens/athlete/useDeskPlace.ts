import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  choiceOf,
  type DeskChoice,
  type DeskPlace,
  filteredRows,
  placeIn,
  sortedRows,
} from '../../domain/desk/choice';
import type { DeskRow } from '../../domain/desk/deskRows';

interface Walk {
  /** The choice of the list, from the address. */
  choice: DeskChoice;
  /** Null for who is not in the list, and until the desk is read. */
  place: DeskPlace | null;
}

/**
 * Where an athlete is in the list from which the trainer came. The list stays as it was when the page was opened, also
 * when the athlete needs nothing any more [DE-12].
 */
export const useDeskPlace = (rows: readonly DeskRow[], isRead: boolean, athleteId: number): Walk => {
  const [query] = useSearchParams();
  const choice = choiceOf(query);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  if (isRead && order === null) {
    setOrder(sortedRows(filteredRows(rows, choice), choice.sort).map(({ id }) => id));
  }
  return { choice, place: order && placeIn(rows, order, athleteId) };
};
