import type { Services } from '../src/services/ports';
import { appVersionSaga } from './appVersion/saga';
import { databaseSaga } from './database/saga';
import { exerciseRunSaga } from './exerciseRun/saga';
import { guardSaga } from './guard/saga';
import { type Saga, spawn } from './lib/effects';
import { provideServices } from './lib/services';
import { supervised } from './lib/worker';
import { loadingSaga } from './loading/saga';
import { networkSaga } from './network/saga';
import { outboxSaga } from './outbox/saga';
import { screeningRunSaga } from './screeningRun/saga';
import { sessionSaga } from './session/saga';
import { tabsSaga } from './tabs/saga';
import { toastsSaga } from './toasts/saga';
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
  { name: 'guard', saga: guardSaga },
  { name: 'screeningRun', saga: screeningRunSaga },
  { name: 'exerciseRun', saga: exerciseRunSaga },
  { name: 'videos', saga: videosSaga },
  { name: 'tabs', saga: tabsSaga },
  { name: 'appVersion', saga: appVersionSaga },
  { name: 'outbox', saga: outboxSaga },
  { name: 'session', saga: sessionSaga },
];

/** Starts every watcher on its own, so that an error in one does not stop the others. */
export function* rootSaga(services: Services, started: readonly Watcher[] = watchers): Saga {
  yield* provideServices(services);
  for (const { name, saga } of started) yield* spawn(supervised, name, saga);
}
