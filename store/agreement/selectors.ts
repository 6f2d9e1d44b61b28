import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectAgreement = (state: RootState) => selectOffice(state).agreement;
