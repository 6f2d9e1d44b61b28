import type { RootState } from '../rootReducer';

export const selectSecondaryTitle = (state: RootState) => state.shell.secondaryTitle;
export const selectToasts = (state: RootState) => state.toasts.messages;
export const selectIsLoading = (state: RootState) => state.loading.isVisible;
export const selectIsOnline = (state: RootState) => state.network.isOnline;
export const selectIsDatabaseBlocked = (state: RootState) => state.shell.isDatabaseBlocked;
export const selectGuard = (state: RootState) => state.guard;
export const selectUpdate = (state: RootState) => state.update;

const isRunning = (status: RootState['screeningRun']['status']) =>
  status === 'opening' || status === 'open' || status === 'submitted';

/** A new version is offered, but never while a run is open. */
export const selectShowsAppVersionPrompt = (state: RootState) =>
  state.shell.isUpdateWaiting &&
  !isRunning(state.screeningRun.status) &&
  !isRunning(state.exerciseRun.status);
