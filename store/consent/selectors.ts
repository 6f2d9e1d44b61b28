import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectConsent = (state: RootState) => selectOffice(state).consent;
/** Whether the person has to be asked for consent [CS-1]. */
export const selectIsConsentDue = (state: RootState) => selectConsent(state).question === 'due';
