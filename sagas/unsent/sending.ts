import { isForRecorder } from '../../src/domain/runServers';
import type { Page } from '../../src/services/ports';
import { unsentTexts } from '../../src/texts/unsent';
import { selectOwnEntries, selectOwnOutbox, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectRefusedRuns } from '../../store/runs/selectors';
import type { runsActions } from '../../store/runs/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { selectFormer, selectUnsentRuns } from '../../store/unsent/selectors';
import { showStoredData } from '../database/storedData';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { storedUnsent, type Unsent } from './stored';

/** Makes the refused runs wait again, in this tab and in the others. */
function* clearRefusals(): Saga {
  const { database, tabs } = yield* services();
  yield* call(database.clearRefusals, yield* select(selectSignedInOwner));
  yield* showStoredData();
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

/** Sends an exercise run without the screening run that nobody has any more [CO-23]. */
export function* detach({ payload }: ReturnType<typeof runsActions.detached>): Saga {
  const { database, tabs } = yield* services();
  yield* call(database.detach, payload);
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
}

/** Makes the user's own runs of a former server wait to be sent here, under new client ids [FL-18]. */
export function* sendFormer(): Saga {
  const { database, ids, tabs } = yield* services();
  const own = (yield* select(selectFormer)).runs.filter(isForRecorder);
  const newClientIds = new Map(own.map(({ clientId }) => [clientId, ids.uuid()]));
  yield* call(database.moveHere, yield* select(selectSignedInOwner), newClientIds);
  yield* showStoredData();
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
}

const saveAsFile = (page: Page, content: Unsent) =>
  page.saveFile(unsentTexts.exportFileName, JSON.stringify(content, null, 2));

/**
 * Saves everything that the server does not have as one file: runs, damaged rows and outbox entries, and what waits for
 * a former server [CO-4, ON-3, FL-18]. The entries include those that newer ones seem to replace: another tab may
 * have begun to send them.
 */
export function* exportUnsent(): Saga {
  const { database, page } = yield* services();
  const { unreadableRuns: damagedRows } = yield* call(database.load, yield* select(selectSignedInOwner));
  const runs = (yield* select(selectUnsentRuns)).map(({ run }) => run);
  const entries = yield* select(selectOwnEntries);
  const former = yield* select(selectFormer);
  saveAsFile(page, { runs, damagedRows, entries, former });
}

/** Saves the same of the sign-in that was ended elsewhere [CO-27]. */
export function* exportEnded(): Saga {
  const { page, session } = yield* services();
  const left = session.leftSignIn();
  if (left) saveAsFile(page, yield* storedUnsent(left.owner));
}
