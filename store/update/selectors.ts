import type { RootState } from '../rootReducer';

export const selectUpdate = (state: RootState) => state.update;
