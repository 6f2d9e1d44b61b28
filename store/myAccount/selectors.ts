import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectMyAccount = (state: RootState) => selectOffice(state).myAccount;
