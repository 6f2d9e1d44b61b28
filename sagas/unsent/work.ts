import { unsentTexts } from '../../src/texts/unsent';
import { selectOwnOutbox, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectRefusedRuns } from '../../store/runs/selectors';
import { selectSignedInUser } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { selectUnsentRuns } from '../../store/unsent/selectors';
import { loadStoredData } from '../database/storedData';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/** The refused runs wait again, here and in the other tabs. */
function* clearRefusals(): Saga {
  const { database, tabs } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  yield* call(database.clearRefusals, id);
  yield* loadStoredData(id);
  tabs.announceChange();
}

function* retryEntries(): Saga {
  const unsaved = yield* select(selectUnsaved);
  for (const { clientId, refusal } of yield* select(selectOwnOutbox)) {
    if (refusal !== null || unsaved[clientId]) yield* put(outboxActions.retried(clientId));
  }
}

/** Gives everything another try at once, also what was refused [CO-4, ON-3]. */
export function* sendNow(): Saga {
  yield* retryEntries();
  if ((yield* select(selectRefusedRuns)).length > 0) yield* clearRefusals();
  yield* put(syncActions.flushRequested());
}

/**
 * Hands the person everything that the server does not have as a file, whole: runs, damaged rows and the entries of the
 * outbox [CO-4, ON-3].
 */
export function* exportUnsent(): Saga {
  const { database, page } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  const { unreadableRuns: damagedRows } = yield* call(database.load, id);
  const runs = (yield* select(selectUnsentRuns)).map(({ run }) => run);
  const entries = yield* select(selectOwnOutbox);
  page.saveFile(unsentTexts.exportFileName, JSON.stringify({ runs, damagedRows, entries }, null, 2));
}
