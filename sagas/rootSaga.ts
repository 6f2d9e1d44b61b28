import { spawn } from 'redux-saga/effects';
import type { Services } from '../src/services/ports';
import { accountSaga } from './account';
import { appUpdateSaga } from './appUpdate';
import { chatSaga } from './chat';
import { clipsSaga } from './clips';
import { databaseSaga } from './database';
import { feedbackSaga } from './feedback';
import { flushSaga } from './flush';
import { guardSaga } from './guard';
import type { Saga } from './lib/effects';
import { supervised } from './lib/safely';
import { provideServices } from './lib/services';
import { liveSaga } from './live';
import { loadingSaga } from './loading';
import { networkSaga } from './network';
import { notesSaga } from './notes';
import { outboxSaga } from './outbox';
import { screeningRunSaga } from './screeningRun';
import { sessionSaga } from './session';
import { tabsSaga } from './tabs';
import { toastsSaga } from './toasts';
import { trainingRunSaga } from './trainingRun';
import { unsentSaga } from './unsent';
import { updateSaga } from './update';

/** Every watcher of the app by its name. The session comes last: it sets the others going. */
export const watchers: readonly { name: string; saga: () => Saga }[] = [
  { name: 'toasts', saga: toastsSaga },
  { name: 'database', saga: databaseSaga },
  { name: 'loading', saga: loadingSaga },
  { name: 'network', saga: networkSaga },
  { name: 'flush', saga: flushSaga },
  { name: 'update', saga: updateSaga },
  { name: 'guard', saga: guardSaga },
  { name: 'screeningRun', saga: screeningRunSaga },
  { name: 'trainingRun', saga: trainingRunSaga },
  { name: 'clips', saga: clipsSaga },
  { name: 'unsent', saga: unsentSaga },
  { name: 'tabs', saga: tabsSaga },
  { name: 'appUpdate', saga: appUpdateSaga },
  { name: 'feedback', saga: feedbackSaga },
  { name: 'notes', saga: notesSaga },
  { name: 'account', saga: accountSaga },
  { name: 'chat', saga: chatSaga },
  { name: 'outbox', saga: outboxSaga },
  { name: 'live', saga: liveSaga },
  { name: 'session', saga: sessionSaga },
];

/** Starts every watcher by itself, so that none can take another with it. */
export function* rootSaga(services: Services): Saga {
  yield provideServices(services);
  for (const { name, saga } of watchers) yield spawn(supervised, name, saga);
}
