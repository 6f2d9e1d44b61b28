import type { RootState } from '../rootReducer';

export const selectSecondaryTitle = (state: RootState) => state.shell.secondaryTitle;
export const selectIsDatabaseBlocked = (state: RootState) => state.shell.isDatabaseBlocked;
export const selectIsStorageTemporary = (state: RootState) => state.shell.isStorageTemporary;
