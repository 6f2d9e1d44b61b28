import { erased } from '../../src/contract/calls';
import { type Changes, changeCalls } from '../../src/contract/changes';
import { changesFeature } from '../../src/contract/features';
import { isEmptyPage } from '../../src/domain/changes';
import { statusOf } from '../../src/domain/errors';
import { exerciseActions } from '../../store/exercise/slice';
import { feedbackActions } from '../../store/feedback/slice';
import { selectLacksForkedRun } from '../../store/runs/forkedRuns';
import { selectIsDamaged } from '../../store/screening/selectors';
import { selectHasFeature } from '../../store/server/selectors';
import { selectSignedInOwner } from '../../store/session/selectors';
import { selectShownCursor } from '../../store/update/selectors';
import { updateActions } from '../../store/update/slice';
import { showStoredData } from '../database/storedData';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request } from '../lib/request';
import { whileNobodySends } from '../lib/sendingLock';
import { services } from '../lib/services';
import { showUnfinished } from './unfinished';
import { refreshUser, takeOverUser } from './users';

/** Whether the server does not know the cursor, or lacks the call [DE-6]. */
const isUnknownCursor = (error: unknown) => [404, erased].includes(statusOf(error) ?? 0);

/** Returns the cursor of this moment, or null where the server has no log of changes. */
export function* firstCursor(): Saga<string | null> {
  if (!(yield* select(selectHasFeature, changesFeature))) return null;
  try {
    return (yield* request(changeCalls.since(null))).cursor;
  } catch (error) {
    if (isUnknownCursor(error)) return null;
    throw error;
  }
}

/** Notes since when this device has everything. */
export function* saveCursor(cursor: string): Saga {
  yield* call((yield* lateService('desk')).saveCursor, cursor, yield* select(selectSignedInOwner));
}

/** The device does not hold what a page of changes belongs to. */
class IncompleteDevice extends Error {
  override readonly name = 'IncompleteDevice';
}

/** Stores a page. Returns whether the device has all of it now. */
function* store(page: Changes): Saga<boolean> {
  const { database } = yield* services();
  if (page.me) yield* refreshUser(page.me);
  const owner = yield* select(selectSignedInOwner);
  const stored = yield* call(database.applyChanges, page, owner);
  if (!stored) throw new IncompleteDevice();
  yield* call((yield* lateService('desk')).apply, page, owner);
  if (page.basis) yield* put(exerciseActions.basisLoaded(page.basis));
  if (page.feedbackQuestions) yield* put(feedbackActions.questionsLoaded(page.feedbackQuestions));
  return !stored.keepsOlder;
}

/** How far an update by changes has come. */
interface Progress {
  /** Null after the last page. */
  cursor: string | null;
  /** Up to here the device has everything. The next update asks again for the rest. */
  saved: string;
  hasNews: boolean;
}

/** Asks for the next page and stores it. */
function* loadPage(since: string, { saved, hasNews }: Progress): Saga<Progress> {
  const page = yield* request(changeCalls.since(since));
  const isLast = isEmptyPage(page);
  const hasAll = (isLast || (yield* store(page))) && saved === since;
  // Only now: what a tab that is closed in between has not stored comes again.
  if (hasAll && page.cursor !== since) yield* saveCursor(page.cursor);
  return {
    cursor: isLast ? null : page.cursor,
    saved: hasAll ? page.cursor : saved,
    hasNews: hasNews || !isLast,
  };
}

/** Returns since when this device has everything, or null when it has not. */
function* knownCursor(): Saga<string | null> {
  const { database, session } = yield* services();
  if (!session.isDataInitialized() || !(yield* select(selectHasFeature, changesFeature))) return null;
  yield* takeOverUser();
  const owner = yield* select(selectSignedInOwner);
  const cursor = yield* call((yield* lateService('desk')).cursor, owner);
  // Another tab may have stored what it was told, and was closed before it said so.
  if (cursor !== (yield* select(selectShownCursor))) yield* showStoredData();
  const isIncomplete = (yield* select(selectIsDamaged)) || (yield* select(selectLacksForkedRun));
  return isIncomplete || !(yield* call(database.isWhole, owner)) ? null : cursor;
}

/**
 * Loads what changed since the last update, page by page [DE-6]. Returns false when everything has to be loaded: the
 * server or the device does not know since when, or the device does not hold what the changes belong to.
 */
export function* loadChanges(): Saga<boolean> {
  const known = yield* knownCursor();
  if (known === null) return false;
  let progress: Progress = { cursor: known, saved: known, hasNews: false };
  try {
    while (progress.cursor !== null) {
      const [since, former] = [progress.cursor, progress];
      // Without the lock, a run that is sent meanwhile could be replaced by an older answer.
      progress = yield* whileNobodySends(() => loadPage(since, former));
    }
  } catch (error) {
    if (error instanceof IncompleteDevice || isUnknownCursor(error)) return false;
    if (progress.hasNews) yield* showUnfinished();
    throw error;
  }
  if (progress.hasNews) yield* showStoredData();
  if (progress.saved !== (yield* select(selectShownCursor)))
    yield* put(updateActions.changesShown(progress.saved));
  return true;
}
