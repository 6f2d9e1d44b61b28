import type { Owner } from '../../src/domain/owner';
import type { LocalRun } from '../../src/domain/runs';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { saveRuns } from './saveRuns';

/**
 * Writes these runs, and returns those that were written. One on the device that is as new or newer stays: another tab
 * may have sent or left it since. `writesMissing` says of a run that is not on the device whether it is written.
 */
export function* saveNewer(
  runs: readonly LocalRun[],
  owner: Owner,
  writesMissing: (run: LocalRun) => boolean = () => true,
): Saga<LocalRun[]> {
  const { database } = yield* services();
  if (runs.length === 0) return [];
  const { runs: stored, formerRuns } = yield* call(database.load, owner);
  const rows = [...stored.screeningRun, ...stored.exerciseRun, ...formerRuns];
  const revisions = new Map(rows.map(({ clientId, clientRevision }) => [clientId, clientRevision]));
  const isNewer = (run: LocalRun) => {
    const revision = revisions.get(run.clientId);
    return revision === undefined ? writesMissing(run) : run.clientRevision > revision;
  };
  const newer = runs.filter(isNewer);
  yield* saveRuns(newer);
  return newer;
}
