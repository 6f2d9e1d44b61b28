import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectGuardian = (state: RootState) => selectOffice(state).guardian;
