import type { LocalRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** Writes these runs, also those of which the device has a newer state. */
export function* saveRuns(runs: readonly LocalRun[]): Saga {
  const { database, fallback } = yield* services();
  for (const run of runs) {
    const { kind, clientId } = run;
    const localId = yield* call(database.saveRun, run);
    fallback.remove({ store: 'run', row: run });
    yield* put(runsActions.saved({ kind, clientId, localId }));
  }
}
