import type { RootState } from '../rootReducer';

export const selectUpdate = (state: RootState) => state.update;
export const selectShownCursor = (state: RootState) => state.update.shownCursor;
