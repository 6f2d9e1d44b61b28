import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import {
  keptOfChat,
  keptOfFeedback,
  keptOfNotes,
  keptOfNotifications,
  keptOfTraining,
  keptOfUpdateLog,
} from './keptFields';
import { type PersistStorage, persisted } from './persist';
import { accountReducer } from './slices/account';
import { chatReducer, shortenMessages } from './slices/chat';
import { feedbackAfterLogout, feedbackReducer } from './slices/feedback';
import { guardReducer } from './slices/guard';
import { liveReducer } from './slices/live';
import { loadingReducer } from './slices/loading';
import { networkReducer } from './slices/network';
import { notesReducer } from './slices/notes';
import { notificationsReducer } from './slices/notifications';
import { outboxReducer } from './slices/outbox';
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

/** Empties a persisted slice with a logout from within, so that the device forgets it too and not only the memory. */
const forgetful =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(sessionActions.loggedOut.match(action) ? undefined : state, action);

/**
 * All slices. A logout takes everything that belongs to the user out of memory and out of the persisted fields [SE-1];
 * what belongs to the device stays.
 */
export const createRootReducer = (storage: PersistStorage) => {
  const reducer = combineReducers({
    session: sessionReducer,
    updateLog: persisted(forgetful(updateLogReducer), { key: 'updateLog', fields: keptOfUpdateLog, storage }),
    screening: screeningReducer,
    training: persisted(forgetful(trainingReducer), { key: 'training', fields: keptOfTraining, storage }),
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
    chat: persisted(forgetful(chatReducer), {
      key: 'chat',
      fields: keptOfChat,
      storage,
      shorten: shortenMessages,
    }),
    notes: persisted(forgetful(notesReducer), { key: 'notes', fields: keptOfNotes, storage }),
    notifications: persisted(forgetful(notificationsReducer), {
      key: 'notifications',
      fields: keptOfNotifications,
      storage,
    }),
    outbox: outboxReducer,
    live: liveReducer,
    feedback: persisted(feedbackReducer, {
      key: 'feedback',
      fields: keptOfFeedback,
      storage,
    }),
  });
  type State = ReturnType<typeof reducer>;
  return (state: State | undefined, action: UnknownAction): State => {
    if (!state || !sessionActions.loggedOut.match(action)) return reducer(state, action);
    const next = reducer(state, action);
    const {
      updateLog,
      training,
      chat,
      notes,
      notifications,
      toasts,
      loading,
      network,
      shell,
      live,
      account,
    } = next;
    return {
      ...reducer(undefined, action),
      ...{ updateLog, training, chat, notes, notifications },
      ...{ toasts, loading, network, shell, live, account },
      feedback: feedbackAfterLogout(next.feedback),
    };
  };
};

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
