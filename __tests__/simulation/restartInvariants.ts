import { athleteIdsOf } from '../../src/domain/athletes';
import { goesOnAlone, type LocalRun } from '../../src/domain/runs';
import { selectUnfinishedExerciseRuns, selectUnfinishedScreeningRuns } from '../../store/runs/selectors';
import type { OpenApp } from '../fakes/openApp';
import { runsOn } from '../fakes/recorded';
import { isDataWhole, type Violation } from './invariants';
import type { World } from './world';

/** The unfinished runs that a tab offers to continue. */
const offeredIn = (state: ReturnType<OpenApp['state']>) => {
  const offered = [...selectUnfinishedScreeningRuns(state), ...selectUnfinishedExerciseRuns(state)];
  return new Map(offered.map(({ run }) => [run.clientId, run]));
};

/** Whether the app can say for which screening an unfinished run is. */
const isAssigned = ({ device }: World, run: LocalRun) =>
  device.disk.tables.userScreening.some(
    ({ userId, screeningId }) =>
      userId === run.userId &&
      screeningId !== null &&
      (run.kind === 'exerciseRun' || screeningId === run.screeningId),
  );

/** After a restart everybody is still signed in, and each unfinished run is offered at the step where it was left. */
export const restartInvariants = (world: World): Violation | null => {
  const { user } = world.signIns;
  for (const { state } of world.living()) {
    const { session } = state();
    if (session.user?.id !== user?.id)
      return `signed in: after a restart it is ${session.user?.id}, not ${user?.id}`;
    if (!user || !session.user || !isDataWhole(world)) continue;
    const athleteIds = athleteIdsOf(session.user);
    const offered = offeredIn(state());
    const missing = runsOn(world.device).find(
      (row) =>
        row.recordedBy === user.id &&
        !world.former.has(row.origin) &&
        !world.colleague.isForeign(row) &&
        // An athlete who was given back is here again only after an update.
        athleteIds.includes(row.userId) &&
        // Those of a session go on together.
        goesOnAlone(row) &&
        row.clientRevision > 0 &&
        isAssigned(world, row) &&
        (offered.get(row.clientId)?.position !== row.position ||
          offered.get(row.clientId)?.clientRevision !== row.clientRevision),
    );
    if (missing) return `offered again: ${missing.clientId} is not, although it is not finished`;
  }
  return null;
};
