import { type Entry, isFormerEntryOf, isWrittenBy } from '../../src/domain/outbox';
import { isReady, runIdsIn, withChanges, withRunId } from '../../src/domain/readyEntries';
import { selectEntries, selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/**
 * Returns the server ids of trainings by client id: of those on the device, null while the server does not have one,
 * and of those that were sent and have left it since [ON-4]. Reads in this order: an id is kept before its training can
 * leave.
 */
function* trainingIds(): Saga<Map<string, number | null>> {
  const { database, outbox } = yield* services();
  const here = yield* call(database.runIds, 'exerciseRun');
  return new Map([...(yield* call(outbox.trainingIds)), ...here]);
}

/** This user's entries that wait for a training and could not be stored: they are only in memory. */
function* waitingInMemory(): Saga<Entry[]> {
  const unsaved = yield* select(selectUnsaved);
  return (yield* select(selectOwnEntries)).filter((entry) => entry.clientId in unsaved && !isReady(entry));
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
  const known = runIdsIn(yield* select(selectEntries));
  const rows = yield* showStored((entry) => withRunId(entry, known));
  if (rows.every(isReady) && (yield* waitingInMemory()).length === 0) return rows;
  const ids = yield* trainingIds();
  const read = yield* showStored((entry) => withRunId(entry, ids));
  for (const entry of yield* waitingInMemory()) yield* put(outboxActions.changed(withRunId(entry, ids)));
  return read;
});
