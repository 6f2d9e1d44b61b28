import type { LocalRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

function* written(run: LocalRun, localId: number): Saga {
  const { fallback } = yield* services();
  const { kind, clientId } = run;
  fallback.remove({ store: 'run', row: run });
  yield* put(runsActions.saved({ kind, clientId, localId }));
}

/** Writes these runs, also those of which the device has a newer state. */
export function* saveRuns(runs: readonly LocalRun[]): Saga {
  const { database } = yield* services();
  for (const run of runs) yield* written(run, yield* call(database.saveRun, run));
}

/**
 * Writes these runs, and returns those that were written. One on the device that is as new or newer stays: another tab
 * may have stored, sent or left it since. `writesMissing` says of a run whether it is written if the device lacks it.
 */
export function* saveNewer(
  runs: readonly LocalRun[],
  writesMissing: (run: LocalRun) => boolean = () => true,
): Saga<LocalRun[]> {
  const { database } = yield* services();
  const newer: LocalRun[] = [];
  for (const run of runs) {
    const localId = yield* call(database.saveIfNewer, run, writesMissing(run));
    if (localId === null) continue;
    yield* written(run, localId);
    newer.push(run);
  }
  return newer;
}
