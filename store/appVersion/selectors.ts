import type { RootState } from '../rootReducer';

const restful = ['closed', 'elsewhere', 'unavailable'];

const isAtRest = ({ status }: RootState['screeningRun']) => restful.includes(status);

/** Whether to offer the new app version. It is not offered during a run, nor over the congratulation at its end. */
export const selectShowsAppVersionPrompt = (state: RootState) =>
  state.appVersion.isWaiting && isAtRest(state.screeningRun) && isAtRest(state.exerciseRun);

/** Whether the person waits for the new app version to take over. */
export const selectIsAppVersionLoading = (state: RootState) => state.appVersion.isLoading;
