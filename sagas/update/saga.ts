import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { type UpdateTopic, updateActions } from '../../store/update/slice';
import { call, put, type Saga, takeLeading } from '../lib/effects';
import { isStillSignedIn } from '../lib/isStillSignedIn';
import { services } from '../lib/services';
import { whileNobodySends, withLock } from '../lib/withLock';
import { signOut, worker } from '../lib/worker';
import { giveRunIds } from '../outbox/rows';
import { flushRuns } from '../sync/flush';
import { updateExercises } from './exercises';
import { updateScreenings } from './screenings';
import { updateUsers } from './users';
import { updateVideos } from './videos';

const sendFirst = worker({ name: 'sendBeforeRetry' }, flushRuns);

function* setDataInitialized(isInitialized: boolean): Saga {
  const { session } = yield* services();
  session.saveDataInitialized(isInitialized);
  yield* put(sessionActions.dataInitializedChanged(isInitialized));
}

/** Removes everything that the server has from the local database [UP-14]. */
function* clearStoredData(): Saga {
  const { database } = yield* services();
  yield* setDataInitialized(false);
  yield* whileNobodySends(function* clear(): Saga {
    yield* giveRunIds();
    yield* call(database.clear);
  });
}

/** Loads one topic and adds its line to the update log [UP-3]. */
function* runTopic(topic: UpdateTopic, load: () => Saga<string>): Saga {
  yield* put(updateActions.topicStarted(topic));
  const text = yield* load();
  yield* put(updateActions.logged({ text, topic, isError: false }));
}

/**
 * Loads the topics in their order [UP-6]. A repeated update clears the database only after the first answer of the
 * server, so that a device without network keeps its data [UP-16].
 */
function* loadTopics(isRetry: boolean): Saga {
  yield* runTopic('User', function* users() {
    return yield* updateUsers(isRetry ? clearStoredData : undefined);
  });
  // Without the lock, a run sent after the server's answer but before its storing is missing from the answer and
  // would be deleted here.
  yield* runTopic('Screening', () => whileNobodySends(updateScreenings));
  yield* runTopic('Training', updateExercises);
  yield* runTopic('Video', updateVideos);
}

function* update(isRetry: boolean): Saga {
  const { log, tabs } = yield* services();
  yield* put(updateActions.updateStarted());
  try {
    if (isRetry) yield* sendFirst();
    yield* withLock('athletik-update', () => loadTopics(isRetry));
    yield* put(updateActions.topicStarted('Finished'));
    yield* put(updateActions.logged({ text: syncTexts.updateFinished, topic: 'Finished', isError: false }));
    if (yield* isStillSignedIn()) yield* setDataInitialized(true);
    tabs.announceChange();
    yield* put(syncActions.flushRequested());
    yield* put(updateActions.updateSucceeded());
  } catch (error) {
    log.error('update', error);
    yield* put(updateActions.updateFailed(syncTexts.updateFailed(describeError(error))));
  }
}

/** The data update. Only one runs at a time; further requests during it are ignored [UP-5, UP-14]. */
export function* updateSaga(): Saga {
  const { updateRequested, retryRequested } = updateActions;
  yield* takeLeading(
    [updateRequested, retryRequested],
    worker({ name: 'update', until: signOut }, (action: { type: string }) =>
      update(retryRequested.match(action)),
    ),
  );
}
