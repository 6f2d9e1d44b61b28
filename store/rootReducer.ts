import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { accountReducer } from './account/slice';
import { chatReducer, shortenMessages } from './chat/slice';
import { exerciseReducer } from './exercise/slice';
import { exerciseRunReducer } from './exerciseRun/slice';
import { feedbackAfterLogout, feedbackReducer } from './feedback/slice';
import { guardReducer } from './guard/slice';
import { liveReducer } from './live/slice';
import { loadingReducer } from './loading/slice';
import { networkReducer } from './network/slice';
import { notesReducer } from './notes/slice';
import { notificationsReducer } from './notifications/slice';
import { outboxReducer } from './outbox/slice';
import {
  keptOfChat,
  keptOfFeedback,
  keptOfNotes,
  keptOfNotifications,
  keptOfExercise,
  keptOfUpdate,
} from './persist/fields';
import { type PersistStorage, persisted } from './persist/persisted';
import { screeningReducer } from './screening/slice';
import { screeningRunReducer } from './screeningRun/slice';
import { sessionActions, sessionReducer } from './session/slice';
import { shellReducer } from './shell/slice';
import { syncReducer } from './sync/slice';
import { toastsReducer } from './toasts/slice';
import { updateReducer } from './update/slice';
import { videosReducer } from './videos/slice';

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
    update: persisted(forgetful(updateReducer), { key: 'update', fields: keptOfUpdate, storage }),
    screening: screeningReducer,
    training: persisted(forgetful(exerciseReducer), { key: 'training', fields: keptOfExercise, storage }),
    screeningRun: screeningRunReducer,
    exerciseRun: exerciseRunReducer,
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
      update,
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
      ...{ update, training, chat, notes, notifications },
      ...{ toasts, loading, network, shell, live, account },
      feedback: feedbackAfterLogout(next.feedback),
    };
  };
};

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
