import { selectOwnOutbox } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { fork, put, type Saga, select, takeEvery } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { forEachLoss } from '../lib/subscription';
import { signOut, worker } from '../lib/worker';
import { enqueue, saveEntry } from './enqueue';
import { removeEntry } from './rows';

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
  function* take({ payload }: ReturnType<typeof outboxActions.removed>): Saga {
    const { tabs } = yield* services();
    // At once, so that 'Jetzt senden' does not save it anew meanwhile.
    yield* put(outboxActions.forgotten(payload));
    try {
      yield* removeEntry(payload);
    } finally {
      // Shows it again if it could not be removed.
      yield* put(outboxActions.changedElsewhere());
    }
    tabs.announceChange();
  },
);

const keepEntries = worker(
  { name: 'keepEntries', until: signOut },
  lazyModule(() => import('./keepEntries'))('keepEntries'),
);

/** Writes the entries in memory again when the outbox was lost [DB-13]. */
function* followLosses(): Saga {
  const { outbox } = yield* services();
  yield* forEachLoss(outbox, function* restore() {
    yield* put(outboxActions.storageLost());
    yield* keepEntries();
  });
}

/** Writes, saves again and removes outbox entries. Waits for no late code: what a person writes is saved at once. */
export function* outboxSaga(): Saga {
  const { written, retried, removed } = outboxActions;
  yield* fork(followLosses);
  yield* takeEvery([written], write);
  yield* takeEvery([retried], saveAgain);
  yield* takeEvery([removed], remove);
}
