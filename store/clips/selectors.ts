import type { RootState } from '../rootReducer';
import { selectStudio } from '../studio/selectors';

export const selectClips = (state: RootState) => selectStudio(state).clips;
