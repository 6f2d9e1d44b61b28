import type { Services } from '../src/services/ports';
import { accountSaga } from './account/saga';
import { appVersionSaga } from './appVersion/saga';
import { chatSaga } from './chat/saga';
import { databaseSaga } from './database/saga';
import { exerciseRunSaga } from './exerciseRun/saga';
import { featuresSaga } from './features/saga';
import { feedbackSaga } from './feedback/saga';
import { guardSaga } from './guard/saga';
import { homeScreenSaga } from './homeScreen/saga';
import { type Saga, spawn } from './lib/effects';
import { provideServices } from './lib/services';
import { supervised } from './lib/worker';
import { liveSaga } from './live/saga';
import { loadingSaga } from './loading/saga';
import { networkSaga } from './network/saga';
import { notesSaga } from './notes/saga';
import { outboxSaga } from './outbox/saga';
import { screeningRunSaga } from './screeningRun/saga';
import { sessionSaga } from './session/saga';
import { syncSaga } from './sync/saga';
import { tabsSaga } from './tabs/saga';
import { toastsSaga } from './toasts/saga';
import { unsentSaga } from './unsent/saga';
import { updateSaga } from './update/saga';
import { videosSaga } from './videos/saga';

/** Every watcher of the app by its name. The session comes last because its actions start the work of the others. */
export const watchers: readonly { name: string; saga: () => Saga }[] = [
  { name: 'toasts', saga: toastsSaga },
  { name: 'database', saga: databaseSaga },
  { name: 'loading', saga: loadingSaga },
  { name: 'network', saga: networkSaga },
  { name: 'sync', saga: syncSaga },
  { name: 'update', saga: updateSaga },
  { name: 'guard', saga: guardSaga },
  { name: 'screeningRun', saga: screeningRunSaga },
  { name: 'exerciseRun', saga: exerciseRunSaga },
  { name: 'videos', saga: videosSaga },
  { name: 'unsent', saga: unsentSaga },
  { name: 'tabs', saga: tabsSaga },
  { name: 'appVersion', saga: appVersionSaga },
  { name: 'homeScreen', saga: homeScreenSaga },
  { name: 'feedback', saga: feedbackSaga },
  { name: 'features', saga: featuresSaga },
  { name: 'notes', saga: notesSaga },
  { name: 'account', saga: accountSaga },
  { name: 'chat', saga: chatSaga },
  { name: 'outbox', saga: outboxSaga },
  { name: 'live', saga: liveSaga },
  { name: 'session', saga: sessionSaga },
];

/** Starts every watcher on its own, so that an error in one does not stop the others. */
export function* rootSaga(services: Services): Saga {
  yield* provideServices(services);
  for (const { name, saga } of watchers) yield* spawn(supervised, name, saga);
}
