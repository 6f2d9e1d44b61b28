import type { RootState } from '../rootReducer';

const isRunning = (status: RootState['screeningRun']['status']) =>
  status === 'opening' || status === 'open' || status === 'submitted';

/** A new version is offered, but never while a run is open. */
export const selectShowsAppVersionPrompt = (state: RootState) =>
  state.appVersion.isWaiting && !isRunning(state.screeningRun.status) && !isRunning(state.exerciseRun.status);
