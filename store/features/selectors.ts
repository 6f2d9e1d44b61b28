import type { RootState } from '../rootReducer';

/** Whether the server offers this feature beyond the contract [API-42]. */
export const selectHasFeature = (state: RootState, feature: string) =>
  state.features.features.includes(feature);
