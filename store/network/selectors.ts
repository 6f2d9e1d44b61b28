import type { RootState } from '../rootReducer';

export const selectIsOnline = (state: RootState) => state.network.isOnline;
