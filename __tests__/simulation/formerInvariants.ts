import type { CurrentUser } from '../../src/contract/schemas';
import { isHere } from '../../src/domain/owner';
import type { LocalRun } from '../../src/domain/runs';
import { runsOn } from '../fakes/recorded';
import type { Violation } from './invariants';
import { sentPart } from './ledger';
import type { World } from './world';

/** After an update a device has no run of a former athlete but what the server does not take [MB-6]. */
export const formerInvariants = ({ device, server }: World, { username }: CurrentUser): Violation | null => {
  const user = server.content.users.find((one) => one.username === username);
  if (!user) return null;
  const ids = [user.id, ...user.athleteIds];
  const origin = { id: user.id, username, athleteIds: ids, instance: server.instance };
  const isOfFormer = (run: LocalRun) =>
    run.recordedBy === user.id && isHere(run.origin, origin) && !ids.includes(run.userId);
  const left = runsOn(device)
    .filter(isOfFormer)
    .find(({ isDirty, refusal, position }) => !isDirty || (refusal !== null && position !== null));
  return left
    ? `left: ${left.clientId} about user ${left.userId} is still on the device of ${username}`
    : null;
};

/** The answer to a former trainer holds nothing that neither this device nor a copy of it has sent [MB-6]. */
export const learntFrom = ({ colleague, ledger, family }: World, answer: unknown): Violation | null => {
  for (const run of [answer].flat() as ({
    clientId: string;
    userId: number;
    ratedBy?: number | null;
  } | null)[]) {
    const saved = run && ledger.runs.get(run.clientId);
    if (!saved || !colleague.isForeign(saved)) continue;
    const sent = sentPart(run);
    if (!family.some((each) => each.ledger.hasSent(run.clientId, sent)))
      return `nothing is learnt: the answer to ${run.clientId} has what nobody sent`;
  }
  return null;
};
