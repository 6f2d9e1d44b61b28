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

/** Makes the refused runs wait again, in this tab and in the others. */
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

/** Sends everything again at once, including what was refused [CO-4, ON-3]. */
export function* sendNow(): Saga {
  yield* retryEntries();
  if ((yield* select(selectRefusedRuns)).length > 0) yield* clearRefusals();
  yield* put(syncActions.flushRequested());
}

/** Saves everything that the server does not have as one file: runs, damaged rows and outbox entries [CO-4, ON-3]. */
export function* exportUnsent(): Saga {
  const { database, page } = yield* services();
  const { id } = yield* select(selectSignedInUser);
  const { unreadableRuns: damagedRows } = yield* call(database.load, id);
  const runs = (yield* select(selectUnsentRuns)).map(({ run }) => run);
  const entries = yield* select(selectOwnOutbox);
  page.saveFile(unsentTexts.exportFileName, JSON.stringify({ runs, damagedRows, entries }, null, 2));
}
