import type { RootState } from '../rootReducer';

export const selectGuard = (state: RootState) => state.guard;
