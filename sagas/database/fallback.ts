import { type FallbackRow, isFallbackOf } from '../../src/domain/fallback';
import type { Owner } from '../../src/domain/owner';
import type { FallbackStorage } from '../../src/services/ports';
import { selectFallbackRows } from '../../store/fallback/selectors';
import { call, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { saveNewer } from './saveRuns';

/** Whether every store can be read. A full disk does not change that. */
function* canRead(): Saga<boolean> {
  const { database, feedback, outbox } = yield* services();
  try {
    yield* call(database.runIds, 'screeningRun');
    yield* call(outbox.all);
    yield* call(feedback.all);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what is only in memory in the fallback storage when a store of IndexedDB works no more, and reloads the page:
 * some browsers open a lost database again only for a new page [DB-13].
 */
export function* fallBack(): Saga {
  const { clock, fallback, page } = yield* services();
  if (yield* canRead()) return;
  for (const row of yield* select(selectFallbackRows)) yield* call(fallback.keep, row);
  if (yield* call(fallback.mayReload, clock.now())) page.reload();
}

function* write({ store, row }: FallbackRow): Saga {
  const { feedback, outbox } = yield* services();
  if (store === 'run') yield* saveNewer([row]);
  else if (store === 'entry') yield* call(outbox.save, row);
  else yield* call(feedback.save, row);
}

/** Takes back one row. A row that cannot be written stays for the next time. */
const takeBackRow = worker(
  { name: 'takeBack' },
  function* take(row: FallbackRow, { remove }: FallbackStorage): Saga {
    yield* write(row);
    // Also when nothing was written, because the device has a newer state.
    remove(row);
  },
);

/** Moves what the fallback storage has of this user to the stores that it belongs to. */
export function* takeBack(owner: Owner): Saga {
  const { fallback } = yield* services();
  const own = (yield* call(fallback.all)).filter(isFallbackOf(owner));
  for (const row of own) yield* takeBackRow(row, fallback);
}
