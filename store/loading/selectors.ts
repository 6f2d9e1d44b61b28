import type { RootState } from '../rootReducer';

export const selectIsLoading = (state: RootState) => state.loading.isVisible;
