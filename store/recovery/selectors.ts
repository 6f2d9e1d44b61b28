import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectRecovery = (state: RootState) => selectOffice(state).recovery;
