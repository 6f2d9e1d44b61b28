import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { type PersistStorage, persisted } from './persist';
import { accountReducer } from './slices/account';
import { feedbackAfterLogout, feedbackReducer } from './slices/feedback';
import { guardReducer } from './slices/guard';
import { loadingReducer } from './slices/loading';
import { networkReducer } from './slices/network';
import { screeningReducer } from './slices/screening';
import { screeningRunReducer } from './slices/screeningRun';
import { sessionActions, sessionReducer } from './slices/session';
import { shellReducer } from './slices/shell';
import { syncReducer } from './slices/sync';
import { toastsReducer } from './slices/toasts';
import { trainingReducer } from './slices/training';
import { trainingRunReducer } from './slices/trainingRun';
import { updateLogReducer } from './slices/updateLog';
import { videosReducer } from './slices/videos';

/**
 * All slices. A logout takes everything that belongs to the user out of memory and out of the persisted fields [SE-1];
 * what belongs to the device stays.
 */
export const createRootReducer = (storage: PersistStorage) => {
  const reducer = combineReducers({
    session: sessionReducer,
    updateLog: persisted(updateLogReducer, { key: 'updateLog', fields: ['entries'], storage }),
    screening: screeningReducer,
    training: persisted(trainingReducer, { key: 'training', fields: ['basis'], storage }),
    screeningRun: screeningRunReducer,
    trainingRun: trainingRunReducer,
    videos: videosReducer,
    toasts: toastsReducer,
    loading: loadingReducer,
    network: networkReducer,
    guard: guardReducer,
    shell: shellReducer,
    sync: syncReducer,
    account: accountReducer,
    feedback: persisted(feedbackReducer, {
      key: 'feedback',
      fields: ['questions', 'drafts', 'settled'],
      storage,
    }),
  });
  type State = ReturnType<typeof reducer>;
  return (state: State | undefined, action: UnknownAction): State => {
    if (!state || !sessionActions.loggedOut.match(action)) return reducer(state, action);
    const empty = reducer(undefined, action);
    return {
      ...empty,
      updateLog: { ...empty.updateLog, _persist: state.updateLog._persist },
      training: { ...empty.training, _persist: state.training._persist },
      toasts: state.toasts,
      loading: state.loading,
      network: state.network,
      shell: state.shell,
      account: state.account,
      feedback: feedbackAfterLogout(state.feedback),
    };
  };
};

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
