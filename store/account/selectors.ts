import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectAccount = (state: RootState) => selectOffice(state).account;
