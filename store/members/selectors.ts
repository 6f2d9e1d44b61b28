import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

/** The page of the members. */
export const selectMembers = (state: RootState) => selectOffice(state).members;
