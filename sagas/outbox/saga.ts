import { type Lane, lanes } from '../../src/domain/entryKinds';
import { chatActions } from '../../store/chat/slice';
import { liveActions } from '../../store/live/slice';
import { networkActions } from '../../store/network/slice';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { call, channelOf, fork, put, type Saga, select, takeEvery, takeFrom } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { forEachLoss } from '../lib/subscription';
import { signOut, worker } from '../lib/worker';
import { enqueue, saveEntry } from './enqueue';

const work = lazyModule(() => import('./work'));

const write = worker(
  { name: 'writeEntry' },
  function* writeEntry({ payload }: ReturnType<typeof outboxActions.written>): Saga {
    yield* enqueue(payload);
  },
);

const saveAgain = worker(
  { name: 'retryEntry' },
  function* save({ payload }: ReturnType<typeof outboxActions.retried>): Saga {
    const entry = (yield* select(selectOwnOutbox)).find(({ clientId }) => clientId === payload);
    if (entry) yield* saveEntry(entry);
  },
);

const remove = worker(
  { name: 'removeEntry' },
  function* removeEntry({ payload }: ReturnType<typeof outboxActions.removed>): Saga {
    const { outbox, tabs } = yield* services();
    // At once, so that 'Jetzt senden' does not save it anew meanwhile.
    yield* put(outboxActions.forgotten(payload));
    try {
      yield* call(outbox.remove, payload);
    } finally {
      // Shows it again if it could not be removed.
      yield* put(outboxActions.changedElsewhere());
    }
    tabs.announceChange();
  },
);

const keepEntries = worker({ name: 'keepEntries', until: signOut }, work('keepEntries'));

/** Writes the entries in memory again when the outbox was lost [DB-13]. */
function* followLosses(): Saga {
  const { outbox } = yield* services();
  yield* forEachLoss(outbox, function* restore() {
    yield* put(outboxActions.storageLost());
    yield* keepEntries();
  });
}

/** Every action after which an entry may be ready to be sent. */
const reasons = [
  sessionActions.restored,
  sessionActions.loggedIn,
  outboxActions.saved,
  outboxActions.saveFailed,
  outboxActions.changedElsewhere,
  networkActions.onlineChanged,
  liveActions.connected,
  chatActions.entered,
  runsActions.sent,
  syncActions.sendNowRequested,
];

const send = worker({ name: 'sendOutbox', until: signOut }, work('sendLane'));

/** Has one lane sent. Only one send of it runs at a time. All reasons that arrive during it start one more. */
function* keepSending(lane: Lane): Saga {
  const requests = yield* channelOf(reasons);
  while (true) {
    yield* takeFrom(requests);
    yield* send(lane, requests);
  }
}

/** Writes, saves again and removes outbox entries, and has them sent. The code that sends is loaded on demand. */
export function* outboxSaga(): Saga {
  const { written, retried, removed } = outboxActions;
  yield* fork(followLosses);
  yield* takeEvery([written], write);
  yield* takeEvery([retried], saveAgain);
  yield* takeEvery([removed], remove);
  for (const lane of lanes) yield* fork(keepSending, lane);
}
