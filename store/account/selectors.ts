import type { RootState } from '../rootReducer';

export const selectAccount = (state: RootState) => state.account;
