import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectInvitation = (state: RootState) => selectOffice(state).invitation;
