import { useState } from 'react';
import { selectDeskRows } from '../../../store/desk/deskRows';
import { useAppSelector } from '../../../store/hooks';
import type { DeskRow } from '../../domain/desk/deskRows';

/** The rows of the desk, and when the page was opened, in milliseconds since the epoch: its day is today. */
export const useDeskRowsNow = (): { rows: readonly DeskRow[]; now: number } => {
  const [now] = useState(() => Date.now());
  return { rows: useAppSelector((state) => selectDeskRows(state, now)), now };
};
