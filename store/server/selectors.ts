import type { RootState } from '../rootReducer';

/** Whether the server offers this feature beyond the contract [API-42]. */
export const selectHasFeature = (state: RootState, feature: string) =>
  state.server.features.includes(feature);

/** The server's database; null for a server that does not name it, and before it was asked [FL-18]. */
export const selectInstance = (state: RootState) => state.server.instance;

/** What the server says of itself. */
export const selectServer = (state: RootState) => state.server;
