/** Runs of more than one server, and of a server that was restored from a backup. */
import type { ScreeningRun } from '../contract/runs';
import { isFormer, isHere, type Owner, originOf } from './owner';
import { isOwnedBy, type LocalRun } from './runs';

/** Whether the run waits for another server, where somebody with the same user name recorded it [FL-18]. */
export const isFormerOf = (owner: Owner) => (run: LocalRun) => run.isDirty && isFormer(run.origin, owner);

/** Whether a person may send a run of a former server here: they recorded it for themselves [FL-18]. */
export const isForRecorder = (run: LocalRun) => run.recordedBy === run.userId;

const isSent = ({ id, isDirty }: LocalRun) => id !== undefined && !isDirty;

/** Whether the user recorded the run here for one of these athletes, and the server has it as it is. */
const isSentOf = (owner: Owner, athleteIds: readonly number[]) => (run: LocalRun) =>
  isOwnedBy(owner)(run) && isSent(run) && athleteIds.includes(run.userId);

/** Whether somebody else has the run open on this device, and this server has it as it is. */
const isOpenOfOther = (owner: Owner) => (run: LocalRun) =>
  run.recordedBy !== owner.id && run.position !== null && isSent(run) && isHere(run.origin, owner);

/**
 * Returns the sent runs of a restored server that wait again [ON-6]: what this user recorded for their athletes, and
 * what others have open here, because the device meets the new epoch only once. The server may have lost any of them.
 */
export const possiblyLost = <Run extends LocalRun>(runs: readonly Run[], owner: Owner): Run[] =>
  runs.filter((run) => isSentOf(owner, owner.athleteIds)(run) || isOpenOfOther(owner)(run));

/**
 * Returns the sent runs that the server has lost, or has as they were before, and that therefore wait again [ON-5]: a
 * restored server has older ones, and the device may have met its new epoch under another user. `fetched` has all runs
 * of these athletes on the server. A server that does not name its database may have removed them on purpose.
 */
export const lostRuns = <Run extends LocalRun>(
  runs: readonly Run[],
  owner: Owner,
  athleteIds: readonly number[],
  fetched: readonly ScreeningRun[],
): Run[] => {
  if (owner.instance === null) return [];
  const present = new Map(fetched.map(({ clientId, clientRevision }) => [clientId, clientRevision]));
  return runs
    .filter(isSentOf(owner, athleteIds))
    .filter(({ clientId, clientRevision }) => (present.get(clientId) ?? -1) < clientRevision);
};

/**
 * Returns a run of a former server as a run of this owner that waits to be sent here, under the new client id
 * [FL-18]. It is closed, because the screening may be another one here. `newClientIds` has the new client ids of all
 * such runs by their former ones.
 */
export const movedHere = (
  { id: _former, ...run }: LocalRun,
  owner: Owner,
  newClientIds: ReadonlyMap<string, string>,
): LocalRun => {
  const moved = {
    ...run,
    clientId: newClientIds.get(run.clientId) ?? run.clientId,
    userId: owner.id,
    recordedBy: owner.id,
    origin: originOf(owner),
    position: null,
    refusal: null,
    failure: null,
    forkOf: null,
  };
  if (moved.kind === 'screeningRun') return moved;
  const screeningRunClientId = newClientIds.get(moved.screeningRunClientId ?? '') ?? null;
  return { ...moved, screeningRunId: null, screeningRunClientId };
};
