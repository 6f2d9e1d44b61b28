import { createSelector } from '@reduxjs/toolkit';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';
import type { ImportRow } from './slice';

/** The import of a list of members [MB-3]. */
export const selectMemberImport = (state: RootState) => selectOffice(state).memberImport;

const selectRows = (state: RootState) => selectMemberImport(state).rows;

/** Whether a row can be added: nothing is wrong with it, and nothing in doubt that the person has not confirmed. */
const isGood = ({ faults, doubts, isConfirmed }: ImportRow): boolean =>
  faults.length === 0 && (doubts.length === 0 || isConfirmed);

/** The rows that can be added. */
export const selectGoodRows = createSelector([selectRows], (rows) => rows.filter(isGood));

/** 2 for a row with faults, 1 for one with doubts, confirmed or not, so that it stays where it is. */
const weightOf = ({ faults, doubts }: ImportRow): number => {
  if (faults.length > 0) return 2;
  return doubts.length > 0 ? 1 : 0;
};

/** The rows with those first that have faults, then those in doubt, else in the order of the file. */
export const selectFaultyFirst = createSelector([selectRows], (rows) =>
  rows.toSorted((one, other) => weightOf(other) - weightOf(one)),
);

/** How many rows have faults, and how many are in doubt and not confirmed. */
export const selectRowCounts = createSelector([selectRows, selectGoodRows], (rows, good) => {
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  return { good: good.length, faulty, doubtful: rows.length - good.length - faulty };
});
