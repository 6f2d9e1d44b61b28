import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { appVersionReducer } from './appVersion/slice';
import { chatReducer, shortenMessages } from './chat/slice';
import { exerciseReducer } from './exercise/slice';
import { exerciseRunReducer } from './exerciseRun/slice';
import { feedbackReducer } from './feedback/slice';
import { guardReducer } from './guard/slice';
import { homeScreenReducer } from './homeScreen/slice';
import { liveReducer } from './live/slice';
import { loadingReducer } from './loading/slice';
import { networkReducer } from './network/slice';
import { notesReducer } from './notes/slice';
import { notificationsReducer } from './notifications/slice';
import type { OfficeState } from './office/reducer';
import { outboxReducer } from './outbox/slice';
import {
  keptOfChat,
  keptOfExercise,
  keptOfFeedback,
  keptOfNotifications,
  keptOfServer,
  keptOfStartPage,
  keptOfUpdate,
} from './persist/fields';
import { type PersistStorage, persisted } from './persist/persisted';
import { runsReducer } from './runs/slice';
import { screeningReducer } from './screening/slice';
import { screeningRunReducer } from './screeningRun/slice';
import { serverReducer } from './server/slice';
import { ofUser } from './session/ofUser';
import { sessionReducer } from './session/slice';
import { shellReducer } from './shell/slice';
import { startPageReducer } from './startPage/slice';
import type { StudioState } from './studio/reducer';
import { syncReducer } from './sync/slice';
import { toastsReducer } from './toasts/slice';
import type { TracksideState } from './trackside/reducer';
import { updateReducer } from './update/slice';
import { usersReducer } from './users/slice';
import { videosReducer } from './videos/slice';

/** The parts of the state whose slices are loaded later. */
export interface LateParts {
  office: OfficeState;
  studio: StudioState;
  trackside: TracksideState;
}

type LateReducers = { [Part in keyof LateParts]: Reducer<LateParts[Part] | null> };

/** All slices. State of the user is wrapped in `ofUser` [SE-1]; all other state belongs to the device. */
export const createRootReducer = (storage: PersistStorage, late: LateReducers) =>
  combineReducers({
    session: sessionReducer,
    appVersion: appVersionReducer,
    homeScreen: homeScreenReducer,
    live: liveReducer,
    loading: loadingReducer,
    network: networkReducer,
    ...late,
    shell: shellReducer,
    toasts: toastsReducer,

    exerciseRun: ofUser(exerciseRunReducer),
    guard: ofUser(guardReducer),
    notes: ofUser(notesReducer),
    outbox: ofUser(outboxReducer),
    runs: ofUser(runsReducer),
    screening: ofUser(screeningReducer),
    screeningRun: ofUser(screeningRunReducer),
    sync: ofUser(syncReducer),
    users: ofUser(usersReducer),
    videos: ofUser(videosReducer),

    chat: persisted(ofUser(chatReducer), {
      key: 'chat',
      fields: keptOfChat,
      storage,
      shorten: shortenMessages,
    }),
    exercise: persisted(ofUser(exerciseReducer), {
      key: 'exercise',
      formerKeys: ['training'],
      fields: keptOfExercise,
      storage,
    }),
    // Which server it is does not depend on the user [FL-18].
    server: persisted(ofUser(serverReducer, { keeps: ['instance', 'epoch'] }), {
      key: 'server',
      formerKeys: ['features', 'notes'],
      fields: keptOfServer,
      storage,
    }),
    // What the device keeps of feedback survives a logout, because its keys name the user. The questions are the same
    // for every user.
    feedback: persisted(
      ofUser(feedbackReducer, {
        keeps: ['questions', 'drafts', 'settled', 'unsaved', 'isLoaded', 'isUnreadable'],
      }),
      { key: 'feedback', fields: keptOfFeedback, storage },
    ),
    notifications: persisted(ofUser(notificationsReducer), {
      key: 'notifications',
      fields: keptOfNotifications,
      storage,
    }),
    startPage: persisted(ofUser(startPageReducer), {
      key: 'startPage',
      fields: keptOfStartPage,
      storage,
    }),
    update: persisted(ofUser(updateReducer), {
      key: 'update',
      formerKeys: ['updateLog'],
      fields: keptOfUpdate,
      storage,
    }),
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
