import type { User } from '../../src/contract/schemas';
import { syncTexts } from '../../src/texts/sync';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { type UpdateTopic, updateActions } from '../../store/update/slice';
import { mayHaveForgotten } from '../features/work';
import { call, put, race, type Saga, take } from '../lib/effects';
import { isStillSignedIn } from '../lib/isStillSignedIn';
import { services } from '../lib/services';
import { whileNobodySends, whileNobodyUpdates } from '../lib/withLock';
import { worker } from '../lib/worker';
import { giveRunIds } from '../outbox/rows';
import { setDataInitialized } from '../session/dataInitialized';
import { flushRuns } from '../sync/flushRuns';
import { updateExercises } from './exercises';
import { updateScreenings } from './screenings';
import { markWhole, updateUsers } from './users';
import { updateVideos } from './videos';

const sendFirst = worker({ name: 'sendBeforeRetry' }, flushRuns);

/**
 * Removes everything that the server has from the local database [UP-14], unless it may have forgotten some of it
 * [ON-5].
 */
function* clearStoredData(): Saga {
  if (yield* mayHaveForgotten()) return;
  const { database } = yield* services();
  yield* setDataInitialized(false);
  yield* whileNobodySends(function* clear(): Saga {
    yield* giveRunIds();
    yield* call(database.clear, { keepVideos: false });
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
  let users: User[] = [];
  yield* runTopic('User', function* loadUsers() {
    users = yield* updateUsers(isRetry ? clearStoredData : undefined);
    return syncTexts.usersLoaded(users.length);
  });
  // Without the lock, a run sent after the server's answer but before its storing is missing from the answer and
  // would be deleted here.
  yield* runTopic('Screening', () => whileNobodySends(updateScreenings));
  yield* runTopic('Training', updateExercises);
  yield* markWhole(users);
  yield* runTopic('Video', updateVideos);
}

/** Loads the topics, and again from the first one if the database was lost meanwhile [DB-13]. */
function* loadAll(isRetry: boolean): Saga {
  while (true) {
    const ended = yield* race({
      done: () => loadTopics(isRetry),
      lost: () => take(runsActions.storageLost),
    });
    if (!('lost' in ended)) return;
  }
}

/** Runs the data update. A repeated one clears what is on the device and loads it anew [UP-14]. */
export function* update(isRetry: boolean): Saga {
  const { clock, tabs } = yield* services();
  if (isRetry) yield* sendFirst();
  yield* whileNobodyUpdates(() => loadAll(isRetry));
  yield* put(updateActions.topicStarted('Finished'));
  yield* put(updateActions.logged({ text: syncTexts.updateFinished, topic: 'Finished', isError: false }));
  if (yield* isStillSignedIn()) yield* setDataInitialized(true);
  tabs.announceChange();
  yield* put(syncActions.flushRequested());
  yield* put(updateActions.updateSucceeded(clock.now()));
}
