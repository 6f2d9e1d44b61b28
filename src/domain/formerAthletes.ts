/** What a trainer has of somebody who is their athlete no more [MB-6]. */
import type { Entry } from './outbox';
import type { Owner } from './owner';
import { isOwnedBy, type LocalRun } from './runs';

/** Whether the user recorded the run for somebody who is their athlete no more. */
export const isOfFormer =
  (owner: Owner) =>
  (run: LocalRun): boolean =>
    isOwnedBy(owner)(run) && !owner.athleteIds.includes(run.userId);

/**
 * Returns what becomes of such a run: null when nothing of it waits, so that it leaves the device, also an open one.
 * One that was refused is not open any more.
 */
export const parted = (run: LocalRun): LocalRun | null => {
  if (!run.isDirty) return null;
  return run.refusal === null ? run : { ...run, position: null };
};

/** Whether an entry is about one of these people: a note, an assignment, or a screening that is moved. */
export const isAbout =
  (userIds: readonly number[]) =>
  ({ payload }: Entry): boolean =>
    'userId' in payload && userIds.includes(payload.userId);
