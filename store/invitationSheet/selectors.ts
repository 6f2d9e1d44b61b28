import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

/** The page of invitations on paper. */
export const selectInvitationSheet = (state: RootState) => selectOffice(state).invitationSheet;
