import { isHeldBack, isHeldBackEntry, isSetAside } from './heldBack';
import { storedUserId, type Violation } from './invariants';
import type { World } from './world';

/** Everything that the fault that never ends does not hold back has arrived. */
export const progressInvariants = (world: World): Violation | null => {
  const waiting = world.waitingRuns().filter(({ position }) => position === null);
  for (const { state } of world.living()) {
    const { session, outbox } = state();
    if ((session.user?.id ?? null) !== storedUserId(world)) return 'progress: a tab is left to another user';
    const entry = outbox.entries.find((one) => !isHeldBackEntry(world, one) && !world.former.has(one.origin));
    if (entry) return `progress: ${entry.kind} ${entry.clientId} waits for ever`;
    const stuck = waiting.find(({ clientId, recordedBy }) => {
      const saved = world.ledger.runs.get(clientId);
      return (
        recordedBy === session.user?.id && saved && !isHeldBack(world, saved) && !isSetAside(world, saved)
      );
    });
    if (stuck) return `progress: ${stuck.clientId} waits for ever`;
  }
  return null;
};
