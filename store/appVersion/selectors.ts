import type { RootState } from '../rootReducer';

const isRunning = (status: RootState['screeningRun']['status']) =>
  status === 'opening' || status === 'open' || status === 'submitted';

/** Whether to offer the new app version. It is not offered while a run is open. */
export const selectShowsAppVersionPrompt = (state: RootState) =>
  state.appVersion.isWaiting && !isRunning(state.screeningRun.status) && !isRunning(state.exerciseRun.status);
