import { type Entry, isFormerEntryOf, isWrittenBy } from '../../src/domain/outbox';
import { isReady, withChanges, withRunId } from '../../src/domain/readyEntries';
import { selectEntries, selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/** Feedback that could not be stored is only in memory. It learns the server id of its exercise run here [ON-4]. */
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

/** Shows this user's entries on the device, never those of another user [SE-1]. */
function* showStored(asShown: (entry: Entry) => Entry): Saga {
  const { outbox } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const isOwn = isWrittenBy(owner);
  const isFormer = isFormerEntryOf(owner);
  const before = yield* select(selectEntries);
  const rows = (yield* call(outbox.all)).map(asShown);
  const entries = withChanges(rows, before, yield* select(selectEntries));
  yield* put(outboxActions.loaded(entries.filter((entry) => isOwn(entry) || isFormer(entry))));
}

/**
 * Shows the entries on the device at once, then feedback with the server id of its exercise run, if the device knows it
 * [ON-4]. Reads them anew for that: while the ids are read, the person may write another entry.
 */
export const load = worker({ name: 'loadOutbox' }, function* loadOwn(): Saga {
  const { database } = yield* services();
  yield* showStored((entry) => entry);
  if (!(yield* select(selectEntries)).every(isReady)) {
    const ids = yield* call(database.runIds, 'exerciseRun');
    yield* showStored((entry) => withRunId(entry, ids));
  }
  yield* giveRunIdsInMemory();
});
