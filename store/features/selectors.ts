import type { RootState } from '../rootReducer';

/** Whether the server offers this feature beyond the contract [API-42]. */
export const selectHasFeature = (state: RootState, feature: string) =>
  state.features.features.includes(feature);

/** The server's database; null for a server that does not name it, and before it was asked [FL-18]. */
export const selectInstance = (state: RootState) => state.features.instance;

/** What the server says of itself. */
export const selectFeatures = (state: RootState) => state.features;
