import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';

export const selectClips = (state: RootState) => selectOffice(state).clips;
