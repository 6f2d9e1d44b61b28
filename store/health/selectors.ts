import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectHealth = (state: RootState) => selectOffice(state).health;
