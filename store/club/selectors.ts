import { createSelector } from '@reduxjs/toolkit';
import { type ClubFields, changedFields, fieldsOf } from '../../src/domain/clubFields';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectClub = (state: RootState) => selectOffice(state).club;
/** The last test mail [CL-5]. */
export const selectMailTest = (state: RootState) => selectClub(state).mailTest;
/** Whom the Impressum names; null as long as the server has not said it. */
export const selectOperator = (state: RootState) => selectClub(state).operator;

/** The fields of the page, the draft over what the server has. Null for a club without settings. */
export const selectClubFields = createSelector([selectClub], ({ club, draft }): ClubFields | null => {
  const present = club && fieldsOf(club);
  return present && { ...present, ...draft };
});

/** Whether something is typed that the server does not have. */
export const selectIsClubChanged = createSelector([selectClub], ({ club, draft }): boolean => {
  const present = club && fieldsOf(club);
  return present !== null && Object.keys(changedFields(draft, present)).length > 0;
});
