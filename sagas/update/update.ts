import type { User } from '../../src/contract/schemas';
import { syncTexts } from '../../src/texts/sync';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { selectAmounts } from '../../store/update/amounts';
import { type UpdateTopic, updateActions } from '../../store/update/slice';
import { showStoredData } from '../database/storedData';
import { loadMissingQuestions, loadQuestions } from '../feedback/questions';
import { partFromFormer } from '../former/part';
import { both, call, put, race, type Saga, select, take } from '../lib/effects';
import { isStillSignedIn } from '../lib/isStillSignedIn';
import { whileNobodySends, whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { whileLoading } from '../lib/whileLoading';
import { worker } from '../lib/worker';
import { mayHaveForgotten } from '../server/meeting';
import { setDataInitialized } from '../session/dataInitialized';
import { flushRuns } from '../sync/flush';
import { loadDesk, updatePublished } from './desk';
import { updateExercises } from './exercises';
import { firstCursor, loadChanges, saveCursor } from './loadChanges';
import { endingNotifications } from './notifications';
import { updateScreenings } from './screenings';
import { showUnfinished } from './unfinished';
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
    yield* call(database.clear, { keepVideos: false });
  });
}

/** Adds a line to the update log [UP-3]. */
function* log(topic: UpdateTopic, text: string): Saga {
  yield* put(updateActions.logged({ text, topic, isError: false }));
}

/** Loads one topic and adds its line to the update log [UP-3]. */
function* runTopic(topic: UpdateTopic, load: () => Saga<string>): Saga {
  yield* put(updateActions.topicStarted(topic));
  yield* log(topic, yield* load());
}

/**
 * Loads and stores the topics in their order [UP-6]. A repeated update clears the database only after the first answer
 * of the server, so that a device without network keeps its data [UP-16]. Returns up to where the device has
 * everything, or null if that has no name.
 */
function* storeEverything(isRetry: boolean): Saga<string | null> {
  let users: User[] = [];
  let cursor: string | null = null;
  yield* runTopic('User', function* loadUsers() {
    cursor = yield* firstCursor();
    users = yield* updateUsers(isRetry ? clearStoredData : undefined);
    return syncTexts.usersLoaded(users.length);
  });
  // Without the lock, a run sent after the server's answer but before its storing is missing from the answer and
  // would be deleted here.
  yield* runTopic('Screening', function* loadScreenings() {
    const stored = yield* whileNobodySends(updateScreenings);
    // What is not on the device has to come with the next update.
    if (!stored.hasAll) cursor = null;
    return stored.text;
  });
  yield* runTopic('Training', function* loadTrainings() {
    const text = yield* updateExercises();
    yield* both(loadDesk, loadQuestions);
    return text;
  });
  yield* markWhole(users);
  if (cursor !== null) yield* saveCursor(cursor);
  return cursor;
}

/** Loads the topics, and shows what the device holds then, also after a failure. */
function* loadEverything(isRetry: boolean): Saga {
  let cursor: string | null;
  try {
    cursor = yield* storeEverything(isRetry);
  } catch (error) {
    yield* showUnfinished();
    throw error;
  }
  yield* showStoredData();
  if (cursor !== null) yield* put(updateActions.changesShown(cursor));
  yield* runTopic('Video', updateVideos);
}

/** Tells what is there after an update that has loaded only what changed, in the lines of every update [UP-3, UP-6]. */
function* tellTopics(): Saga {
  const { users, screenings, runs, exercises } = yield* select(selectAmounts);
  yield* log('User', syncTexts.usersLoaded(users));
  yield* runTopic('Screening', function* tellScreenings() {
    yield* both(updatePublished, loadMissingQuestions);
    return syncTexts.screeningsLoaded(screenings, runs);
  });
  yield* log('Training', syncTexts.exercisesLoaded(exercises));
  yield* runTopic('Video', updateVideos);
}

/** Loads what changed, if server and device know since when, else everything [DE-6]. */
function* loadTopics(isRetry: boolean): Saga {
  yield* put(updateActions.topicStarted('User'));
  if (!isRetry && (yield* loadChanges())) yield* tellTopics();
  else yield* loadEverything(isRetry);
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

/** Loads everything, and marks it as whole before another tab may clear it [UP-14]. */
function* storeAll(isRetry: boolean): Saga {
  yield* whileLoading(() => loadAll(isRetry));
  if (yield* isStillSignedIn()) yield* setDataInitialized(true);
}

/** Runs the data update. A repeated one clears what is on the device and loads it anew [UP-14]. */
export function* update(isRetry: boolean): Saga {
  const { clock, tabs } = yield* services();
  if (isRetry) yield* sendFirst();
  yield* endingNotifications(() => whileNobodyUpdates(() => storeAll(isRetry)));
  yield* partFromFormer();
  yield* put(updateActions.topicStarted('Finished'));
  yield* log('Finished', syncTexts.updateFinished);
  tabs.announceChange();
  yield* put(syncActions.flushRequested());
  yield* put(updateActions.updateSucceeded(clock.now()));
}
