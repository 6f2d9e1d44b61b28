import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectSetup = (state: RootState) => selectOffice(state).setup;
