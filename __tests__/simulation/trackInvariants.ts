import type { LocalScreeningRun } from '../../src/domain/runs';
import { isSecondLook } from '../../src/domain/secondLook/looks';
import { isOpenTrackside } from '../../src/domain/trackside/openRuns';
import { memberOf, type TracksideSession } from '../../src/domain/trackside/session';
import { selectScreeningRuns } from '../../store/runs/selectors';
import type { OpenApp } from '../fakes/openApp';
import { isDataWhole, storedUserId, type Violation } from './invariants';
import { canonical } from './ledger';
import type { World } from './world';

/** What the device has of the sessions of who is signed in. */
interface OnDevice {
  /** The rows, the one that began last first. */
  rows: TracksideSession[];
  /** The screenings that they recorded. Those that are open, and some others, name their session. */
  runs: LocalScreeningRun[];
  /** Nothing can be said: nobody is signed in, the data is being replaced, or a frozen tab has the session for ever. */
  isUnknown: boolean;
}

/** Returns what is on the disk of the sessions at the track. */
export const sessionOnDevice = (world: World): OnDevice => {
  const userId = storedUserId(world);
  const rows = [...world.device.trackside.rows.values()] as TracksideSession[];
  const runs = world.device.disk.tables.screeningRun;
  return {
    rows: rows
      .filter(({ ownerId, origin }) => ownerId === userId && !world.former.has(origin))
      .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt)),
    runs: runs.filter((run) => run.recordedBy === userId && !world.former.has(run.origin)),
    isUnknown:
      userId === null || !isDataWhole(world) || world.locksHeldForEver().includes('athletik-run-trackside'),
  };
};

/** Whether somebody in the session is not finished: their run is open, or was not begun so far. */
const goesOn = (session: TracksideSession, runs: readonly LocalScreeningRun[]): boolean =>
  runs.some((run) => run.tracksideId === session.clientId && isOpenTrackside(run));

/** Whether everybody in the session is finished, as far as the device knows. */
const isOver = ({ members }: TracksideSession, runs: readonly LocalScreeningRun[]): boolean =>
  members.every(
    ({ clientId, state }) =>
      state === 'finished' || runs.some((run) => run.clientId === clientId && run.completed),
  );

/** What is wrong with the session that a restarted app shows, compared with what was on the disk [TS-4]. */
export const trackInvariants = (
  { state }: OpenApp,
  { rows, runs, isUnknown }: OnDevice,
): Violation | null => {
  const { trackside } = state();
  if (isUnknown || !trackside || state().session.user === null) return null;
  const { status, session } = trackside;
  const [row] = rows;
  const going = row && goesOn(row, runs) ? row : null;
  const lost = row ? [] : runs.filter(isOpenTrackside);
  if (!going && lost.length === 0)
    return row && isOver(row, runs) && status === 'open'
      ? `goes on: ${row.clientId} is over, and goes on`
      : null;
  if (status !== 'open' || !session) return `goes on: after a restart the session is ${status}`;
  const missing = runs.find(
    (run) => isOpenTrackside(run) && run.tracksideId === session.clientId && !memberOf(session, run.userId),
  );
  if (missing) return `goes on: ${missing.userId} is no longer in the session`;
  const ended = session.members.find(
    ({ state, clientId }) =>
      state !== 'finished' && runs.some((run) => run.clientId === clientId && run.position === null),
  );
  if (ended) return `goes on: ${ended.userId} is in the session, and their run is over`;
  if (!going) return null;
  const finished = going.members.find(
    ({ userId, clientId }) =>
      runs.some((run) => run.clientId === clientId && run.completed) &&
      memberOf(session, userId)?.state !== 'finished',
  );
  if (finished) return `goes on: ${finished.userId} was finished, and is not`;
  if (session.clientId !== going.clientId) return `goes on: it is the session ${session.clientId}`;
  if (session.order !== going.order || canonical(session.leftOut) !== canonical(keptLeftOut(going, session)))
    return `goes on: the session ${session.clientId} has another order, or has lost what was left out`;
  const at = going.at && memberOf(going, going.at.userId);
  const isThere =
    at?.state === 'here' && runs.some((run) => run.userId === at.userId && isOpenTrackside(run));
  return isThere && canonical(session.at) !== canonical(going.at)
    ? `goes on: it was at ${canonical(going.at)}, and is at ${canonical(session.at)}`
    : null;
};

/** What was left out, of those who are still in the session. */
const keptLeftOut = ({ leftOut }: TracksideSession, session: TracksideSession) =>
  leftOut.filter(({ userId }) => memberOf(session, userId));

/** A tab has the session on the disk as it shows it, unless it says that it could not be saved [TS-4]. */
export const wrongSessionOnScreen = (
  { device }: World,
  { trackside }: ReturnType<OpenApp['state']>,
): Violation | null => {
  if (trackside?.status !== 'open' || !trackside.session) return null;
  const { session, unsaved } = trackside;
  if (unsaved.includes(session.clientId)) return null;
  const row = device.trackside.rows.get(session.clientId);
  return row !== undefined && canonical(row) === canonical(session)
    ? null
    : `as saved: the session ${session.clientId} is not shown as it is on the device`;
};

/** No page counts a second look as a screening [ZB-1]. */
export const countedLook = (state: ReturnType<OpenApp['state']>): Violation | null => {
  const counted = selectScreeningRuns(state).find(isSecondLook);
  return counted ? `counts nowhere: ${counted.clientId} counts` : null;
};
