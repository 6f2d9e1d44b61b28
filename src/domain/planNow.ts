import type { PlanChanges } from '../contract/planChanges';
import type { EntryOf } from './outbox';
import { noChanges } from './planChanges';
import { isSameJson } from './sameJson';

/**
 * Returns the changes of a plan as this person left them [PL-1]: those of their last entry, also in conflict, else
 * those that are stored. One that stays as it was stays with who made it. `byName` is the person's first name.
 */
export const planChangesNow = (
  stored: PlanChanges = noChanges,
  entry: EntryOf<'plan'> | undefined,
  byName: string | null,
): PlanChanges => {
  if (!entry) return stored;
  const { payload, writtenBy: by, writtenAt: at } = entry;
  const changes = payload.changes.map((change) => {
    const former = stored.changes.find(({ exerciseId }) => exerciseId === change.exerciseId);
    return former && isSameJson({ ...former, ...change }, former) ? former : { ...change, by, byName, at };
  });
  return { ...payload, changes };
};
