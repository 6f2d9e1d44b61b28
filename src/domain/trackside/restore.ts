/** A session as it goes on after a reload or a kill [TS-4]. */
import type { Owner } from '../owner';
import { isOwnedBy, type LocalScreeningRun } from '../runs';
import { isSecondLook } from '../secondLook/looks';
import { runOfMember } from './grid';
import { isOpenTrackside } from './openRuns';
import { type TracksideMember, type TracksideSession, usualOrder, withMembers } from './session';

/** What became of a member; null if they belong to the session no more: their run was discarded. */
const settledMember = (member: TracksideMember, run: LocalScreeningRun): TracksideMember | null => {
  if (run.completed) return { ...member, state: 'finished' };
  if (run.position === null) return null;
  return member.state === 'finished' ? { ...member, state: 'here' } : member;
};

const asMember = ({ userId, clientId, secondOf }: LocalScreeningRun): TracksideMember => ({
  userId,
  number: null,
  clientId,
  state: 'here',
  ...(secondOf && { secondOf }),
});

/**
 * Returns the session with what became of its runs, which decide: a kill, or a full disk, may have come before its row
 * was written. An open run of somebody who is not in it brings them back.
 */
export const settled = (session: TracksideSession, runs: readonly LocalScreeningRun[]): TracksideSession => {
  const members = session.members.flatMap((member) => {
    const run = runOfMember(session, member, runs);
    return run ? (settledMember(member, run) ?? []) : member;
  });
  const others = runs.filter(
    (run) =>
      isOpenTrackside(run) &&
      run.tracksideId === session.clientId &&
      !members.some(({ userId }) => userId === run.userId),
  );
  return withMembers(session, [...members, ...others.map(asMember)]);
};

/**
 * Returns the session that these runs tell of, where its row is lost; null where none of them is open. What was left
 * out, the order and the numbers are lost with the row.
 */
export const sessionOfRuns = (runs: readonly LocalScreeningRun[], owner: Owner): TracksideSession | null => {
  const open = runs.filter((run) => isOpenTrackside(run) && isOwnedBy(owner)(run));
  const latest = open.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)).at(-1);
  if (latest?.tracksideId === undefined) return null;
  const own = open.filter(({ tracksideId }) => tracksideId === latest.tracksideId);
  return {
    clientId: latest.tracksideId,
    ownerId: owner.id,
    origin: latest.origin,
    screeningId: latest.screeningId,
    startedAt: latest.start,
    order: usualOrder(own.length),
    members: own.map(asMember),
    ...(isSecondLook(latest) && { secondLook: latest.ratedFrom ?? 'live' }),
    leftOut: [],
    at: null,
  };
};
