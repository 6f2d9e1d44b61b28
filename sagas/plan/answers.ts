import type { UserScreening } from '../../src/contract/schemas';
import { planRevisionOf } from '../../src/domain/planEntries';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { storeAnswer } from '../outbox/answers';

/**
 * Stores the changes that the server has of a plan, unless an update has brought newer ones. Looks on the device: an
 * update shows what it has stored only when it ends. What else the answer says comes with the update.
 */
export function* storePlan({ id, planChanges }: UserScreening): Saga {
  const { database } = yield* services();
  const stored = yield* call(database.userScreening, id);
  if (!stored || planRevisionOf(stored) >= (planChanges?.revision ?? 0)) return;
  yield* storeAnswer({ ...stored, planChanges });
}
