import { type Entry, isFormerEntryOf, isOnTraining, isWrittenBy } from '../../src/domain/outbox';
import { isReady, runIdsIn, withChanges, withRunId } from '../../src/domain/readyEntries';
import type { LocalRun } from '../../src/domain/runs';
import { selectEntries, selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectOwnRuns } from '../../store/runs/selectors';
import { selectSignedInOwner } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { saveNewer } from '../database/saveRuns';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/**
 * Entries about a training that could not be stored are only in memory. They learn the server id of their run here
 * [ON-4].
 */
function* giveRunIdsInMemory(): Saga {
  const { database } = yield* services();
  const unsaved = yield* select(selectUnsaved);
  const waiting = (yield* select(selectOwnEntries)).filter(
    (entry) => entry.clientId in unsaved && !isReady(entry),
  );
  if (waiting.length === 0) return;
  const ids = yield* call(database.runIds, 'exerciseRun');
  for (const entry of waiting) yield* put(outboxActions.changed(withRunId(entry, ids)));
}

/**
 * Has trainings sent again that an entry waits for and that are not on the device. Another tab has sent them, and an
 * update has taken them off, before this tab knew their server ids. Only a sending tells these [ON-4].
 */
function* sendTrainingsAgain(entries: readonly Entry[], ids: ReadonlyMap<string, number | null>): Saga {
  const { tabs } = yield* services();
  const waitedFor = entries.filter(isOnTraining).filter((entry) => !isReady(entry));
  const names = new Set(waitedFor.map(({ payload }) => payload.exerciseRunClientId));
  const isLost = ({ clientId }: LocalRun) => names.has(clientId) && !ids.has(clientId);
  const written = yield* saveNewer((yield* select(selectOwnRuns)).filter(isLost));
  if (written.length === 0) return;
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
}

/** Shows this user's entries on the device, never those of another user [SE-1]. Returns what is on the device. */
function* showStored(asShown: (entry: Entry) => Entry): Saga<Entry[]> {
  const { outbox } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const isOwn = isWrittenBy(owner);
  const isFormer = isFormerEntryOf(owner);
  const before = yield* select(selectEntries);
  const rows = yield* call(outbox.all);
  const entries = withChanges(rows.map(asShown), before, yield* select(selectEntries));
  yield* put(outboxActions.loaded(entries.filter((entry) => isOwn(entry) || isFormer(entry))));
  return rows;
}

/**
 * Shows the entries on the device at once, then those about a training with the server id of their exercise run, if the
 * device knows it [ON-4]. Reads them anew for that: while the ids are read, the person may write another entry. Until
 * then an entry keeps the id that is known: two lanes load in turn, and one would take for waiting what the other has
 * just made ready. Returns what is on the device.
 */
export const load = worker({ name: 'loadOutbox' }, function* loadOwn(): Saga<Entry[]> {
  const { database } = yield* services();
  const known = runIdsIn(yield* select(selectEntries));
  let rows = yield* showStored((entry) => withRunId(entry, known));
  if (!rows.every(isReady)) {
    const ids = yield* call(database.runIds, 'exerciseRun');
    rows = yield* showStored((entry) => withRunId(entry, ids));
    yield* sendTrainingsAgain(rows, ids);
  }
  yield* giveRunIdsInMemory();
  return rows;
});
