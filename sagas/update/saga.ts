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

/** Empties the local database of all that the server has [UP-14]. */
function* clearStoredData(): Saga {
  const { database } = yield* services();
  yield* setDataInitialized(false);
  yield* whileNobodySends(function* clear(): Saga {
    yield* giveRunIds();
    yield* call(database.clear);
  });
}

/** A topic on its way: it is marked as being loaded, and its line in the log follows [UP-3]. */
function* runTopic(topic: UpdateTopic, load: () => Saga<string>): Saga {
  yield* put(updateActions.topicStarted(topic));
  const text = yield* load();
  yield* put(updateActions.logged({ text, topic, isError: false }));
}

/**
 * The topics in their order [UP-6]. A repeated update clears the database only once its first answer is there, so that a
 * device without network keeps what it has [UP-16].
 */
function* loadTopics(isRetry: boolean): Saga {
  yield* runTopic('User', function* users() {
    return yield* updateUsers(isRetry ? clearStoredData : undefined);
  });
  // A run that is sent between the server's answer and its storing would be missing from the answer, and vanish here.
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

/** The data update: one at a time, whatever asks for it meanwhile [UP-5, UP-14]. */
export function* updateSaga(): Saga {
  const { updateRequested, retryRequested } = updateActions;
  yield* takeLeading(
    [updateRequested, retryRequested],
    worker({ name: 'update', until: signOut }, (action: { type: string }) =>
      update(retryRequested.match(action)),
    ),
  );
}
