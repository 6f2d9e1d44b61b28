import type { Owner } from '../../src/domain/owner';
import { isWaitingOf, type LocalRun, type RunKind, type RunOf } from '../../src/domain/runs';
import { exerciseRunActions } from '../../store/exerciseRun/slice';
import { selectOpenRunState, selectRuns } from '../../store/runs/selectors';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { saveNewer } from '../database/saveRuns';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { withUnstored } from '../runs/save';

const openRunActions = { screeningRun: screeningRunActions, exerciseRun: exerciseRunActions };

/** The page that said that its run could not be saved says so no more. */
function* tell(kind: RunKind, runs: readonly LocalRun[]): Saga {
  const { clientId, isUnsaved } = yield* select(selectOpenRunState, kind);
  const isSaved = runs.some((run) => run.clientId === clientId);
  if (isUnsaved && isSaved) yield* put(openRunActions[kind].saved());
}

/**
 * Returns the ended runs that this tab has in a newer state than the device. Nothing else would write them: the last
 * saving failed, and the person may have left the page that offers to try again [SR-13, TR-17].
 */
export function* unsavedRuns<Kind extends RunKind>(
  kind: Kind,
  stored: readonly RunOf<Kind>[],
  owner: Owner,
): Saga<RunOf<Kind>[]> {
  const revisions = new Map(stored.map(({ clientId, clientRevision }) => [clientId, clientRevision]));
  const runs = yield* select(selectRuns<Kind>, kind);
  return runs.filter(
    (run) =>
      isWaitingOf(owner)(run) &&
      run.position === null &&
      run.clientRevision > (revisions.get(run.clientId) ?? -1),
  );
}

/** Writes ended runs, unless another tab has sent them meanwhile. */
export function* saveEnded(kind: RunKind, runs: readonly LocalRun[]): Saga {
  const { tabs } = yield* services();
  const isNew = ({ localId }: LocalRun) => localId === undefined;
  for (const run of runs) {
    const written = yield* saveNewer(yield* withUnstored(run), isNew);
    // A message that changes nothing would go to and fro between two tabs for ever.
    if (written.length > 0) tabs.announceChange();
  }
  yield* tell(kind, runs);
}
