/** Changes of plans as entries of the outbox: what they are written on [PL-1, ON-2]. */
import type { UserScreening } from '../contract/schemas';
import { type Entry, type EntryOf, isOfKind } from './outbox';
import { isSameChanges, noChanges } from './planChanges';

/** The revision of the changes of a plan; 0 where there never were any. */
export const planRevisionOf = ({ planChanges }: Pick<UserScreening, 'planChanges'>): number =>
  planChanges?.revision ?? 0;

/** This person's entries for the plan of an athlete that are not refused, in the order of writing. */
export const plansOf = (userId: number, entries: readonly Entry[]): EntryOf<'plan'>[] =>
  entries
    .filter(isOfKind('plan'))
    .filter(({ payload, refusal }) => payload.userId === userId && refusal === null);

/** Returns an entry that is written on changes with another revision [ON-2]. */
export const onPlanRevision = (entry: EntryOf<'plan'>, revision: number): EntryOf<'plan'> => ({
  ...entry,
  payload: { ...entry.payload, revision },
});

/**
 * Whether changes would overwrite nothing although the server asks: it was restored from a backup, so that it does not
 * know the revision, and has no changes [ON-6].
 */
export const overwritesNoPlan = ({ payload }: EntryOf<'plan'>, present: UserScreening): boolean =>
  planRevisionOf(present) < payload.revision && isSameChanges(noChanges, present.planChanges);
