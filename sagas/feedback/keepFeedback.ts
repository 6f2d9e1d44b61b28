import { type FeedbackRow, feedbackKey } from '../../src/domain/feedback';
import { describeError } from '../../src/texts/errors';
import { selectFeedback } from '../../store/feedback/selectors';
import { feedbackActions } from '../../store/feedback/slice';
import { selectExerciseRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { sessionActions } from '../../store/session/slice';
import { call, channelOf, delay, fork, put, race, type Saga, select, takeFrom } from '../lib/effects';
import { services } from '../lib/services';
import { forEachEvent, forEachLoss } from '../lib/subscription';
import { worker } from '../lib/worker';

/** The shortest time between two writes while the person types, in milliseconds. */
const pace = 500;

const rowKinds = ['draft', 'settled'] as const;

const { opened, closed, answered, commented, given, declined } = feedbackActions;
const { loaded, loadFailed, storageLost, saveRequested, saved, saveFailed } = feedbackActions;

/** Every action after which another tab may have changed the rows, or their keys may have changed. */
const readingReasons = [runsActions.loaded, opened];

/** Every action after which a change must be on the device at once. */
const writingReasons = [saveRequested, storageLost, closed, given, declined, sessionActions.loggedOut];

/** Writes the first change at once and those that follow at the pace. */
function* saveWhileTyping(): Saga {
  const changes = yield* channelOf([answered, commented]);
  while (true) {
    yield* takeFrom(changes);
    yield* put(saveRequested());
    yield* delay(pace);
  }
}

/** A phone may end a hidden page without any further event. */
function* saveWhenHidden(): Saga {
  const { page } = yield* services();
  yield* forEachEvent(page.onVisibilityChange, function* save(isVisible: boolean) {
    if (!isVisible) yield* put(saveRequested());
  });
}

function* followLosses(): Saga {
  const { feedback } = yield* services();
  yield* forEachLoss(feedback, () => put(storageLost()));
}

/** Makes the rows of this key what the store has. */
function* writeRows(key: string): Saga {
  const { fallback, feedback, tabs } = yield* services();
  const { drafts, settled } = yield* select(selectFeedback);
  const draft = drafts[key];
  if (settled.includes(key)) yield* call(feedback.save, { kind: 'settled', key });
  if (draft) yield* call(feedback.save, { kind: 'draft', key, draft });
  else {
    yield* call(feedback.remove, { kind: 'draft', key });
    tabs.announceChange();
  }
  for (const kind of rowKinds) fallback.remove({ store: 'feedback', row: { kind, key } });
  // The person may have typed on meanwhile.
  if ((yield* select(selectFeedback)).drafts[key] === draft) yield* put(saved(key));
}

/** What cannot be written stays in the store, and the page of the feedback says so. */
function* writeUnsaved(): Saga {
  const { log } = yield* services();
  const { unsaved } = yield* select(selectFeedback);
  for (const key of Object.keys(unsaved)) {
    try {
      yield* writeRows(key);
    } catch (error) {
      log.error('saveFeedback', error);
      yield* put(saveFailed({ key, text: describeError(error) }));
    }
  }
}

/** The keys by the server id of exercise runs that this device knows, each with the key by client id. */
function* keysByServerId(): Saga<ReadonlyMap<string, string>> {
  const runs = yield* select(selectExerciseRuns);
  return new Map(
    runs.flatMap(({ recordedBy, id, clientId }) =>
      id === undefined ? [] : [[feedbackKey(recordedBy, id), feedbackKey(recordedBy, clientId)]],
    ),
  );
}

/** Stores a row under its new key, unless there is such a row, and removes it under its former key. */
const renameRow = worker(
  { name: 'renameFeedback' },
  function* rename(former: FeedbackRow, renamed: FeedbackRow, others: readonly FeedbackRow[]): Saga {
    const { feedback } = yield* services();
    const isTaken = others.some(({ kind, key }) => kind === renamed.kind && key === renamed.key);
    if (!isTaken) yield* call(feedback.save, renamed);
    yield* call(feedback.remove, former);
  },
);

/**
 * Shows the rows on the device. A row has the server id of its run in the key if this device did not know the run then,
 * or if an older app version wrote it. Once the run is known, the row gets the key with the client id [ON-4].
 */
const readRows = worker({ name: 'loadFeedback', failed: () => loadFailed() }, function* read(): Saga {
  const { feedback } = yield* services();
  const rows = yield* call(feedback.all);
  const keys = yield* keysByServerId();
  const former = rows.filter(({ key }) => keys.has(key));
  const others = rows.filter(({ key }) => !keys.has(key));
  const renamed = (row: FeedbackRow): FeedbackRow => ({ ...row, key: keys.get(row.key) ?? row.key });
  // Of two drafts with one key the last counts: the one that was begun under this key.
  yield* put(loaded([...former.map(renamed), ...others]));
  for (const row of former) yield* renameRow(row, renamed(row), others);
});

/**
 * Keeps the drafts and settled keys on the device for as long as the app runs. Reads and writes one after the other, so
 * that what is read never replaces what was written meanwhile.
 */
export function* keepFeedback(): Saga {
  yield* fork(saveWhileTyping);
  yield* fork(saveWhenHidden);
  yield* fork(followLosses);
  const reading = yield* channelOf(readingReasons);
  const writing = yield* channelOf(writingReasons);
  yield* writeUnsaved();
  yield* readRows();
  while (true) {
    const { toRead } = yield* race({ toRead: () => takeFrom(reading), toWrite: () => takeFrom(writing) });
    yield* writeUnsaved();
    if (toRead) yield* readRows();
  }
}
