import type { Services } from '../src/services/ports';
import { appVersionSaga } from './appVersion/saga';
import { chatSaga } from './chat/saga';
import { databaseSaga } from './database/saga';
import { exerciseRunSaga } from './exerciseRun/saga';
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
import { serverSaga } from './server/saga';
import { sessionSaga } from './session/saga';
import { syncSaga } from './sync/saga';
import { tabsSaga } from './tabs/saga';
import { toastsSaga } from './toasts/saga';
import { unsentSaga } from './unsent/saga';
import { updateSaga } from './update/saga';
import { videosSaga } from './videos/saga';

/** A saga that runs as long as the app, and its name in the log. */
export interface Watcher {
  name: string;
  saga: () => Saga;
}

/** The watchers of the engine. The session comes last because its actions start the work of the others. */
export const watchers: readonly Watcher[] = [
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
  { name: 'server', saga: serverSaga },
  { name: 'notes', saga: notesSaga },
  { name: 'chat', saga: chatSaga },
  { name: 'outbox', saga: outboxSaga },
  { name: 'live', saga: liveSaga },
  { name: 'session', saga: sessionSaga },
];

/** Starts every watcher on its own, so that an error in one does not stop the others. */
export function* rootSaga(services: Services, started: readonly Watcher[] = watchers): Saga {
  yield* provideServices(services);
  for (const { name, saga } of started) yield* spawn(supervised, name, saga);
}
