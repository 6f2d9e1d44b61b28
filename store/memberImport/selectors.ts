import { createSelector } from '@reduxjs/toolkit';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

/** The import of a list of members [MB-3]. */
export const selectMemberImport = (state: RootState) => selectOffice(state).memberImport;

const selectRows = (state: RootState) => selectMemberImport(state).rows;

/** The rows that can be added. */
export const selectFaultlessRows = createSelector([selectRows], (rows) =>
  rows.filter(({ faults }) => faults.length === 0),
);

/** The rows with those first that have faults, else in the order of the file. */
export const selectFaultyFirst = createSelector([selectRows], (rows) =>
  rows.toSorted((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0)),
);
