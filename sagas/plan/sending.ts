import { planCalls, planConflictSchema } from '../../src/contract/plan';
import type { EntryOf } from '../../src/domain/outbox';
import { isSameChanges } from '../../src/domain/planChanges';
import { onPlanRevision, overwritesNoPlan, planRevisionOf } from '../../src/domain/planEntries';
import type { Saga } from '../lib/effects';
import { request } from '../lib/request';
import { storeAnswer } from '../outbox/answers';
import { keepInConflict } from '../outbox/conflicts';
import { change, drop, finish, isOvertaken, newerThan } from '../outbox/outcomes';

/**
 * Sends the changes of a plan. What the person changed meanwhile goes on from what these got, unless somebody else has
 * changed the plan again since: then the server has to ask [ON-2, PL-1].
 */
export function* postPlan(entry: EntryOf<'plan'>): Saga {
  const { clientId, payload } = entry;
  const answer = yield* request(planCalls.save({ clientId, ...payload }));
  yield* storeAnswer(answer);
  if (isSameChanges(payload, answer.planChanges)) {
    for (const newer of yield* newerThan(entry)) {
      if (newer.payload.revision !== payload.revision) continue;
      yield* change(onPlanRevision(newer, planRevisionOf(answer)));
    }
  }
  yield* finish(entry);
}

/**
 * Changes of a plan were not taken. As with a note, the person is asked about their last ones alone, and not where the
 * server has the same, or has lost all [PL-1, ON-6].
 */
export function* keepPlan(entry: EntryOf<'plan'>, body: unknown): Saga<boolean> {
  const { data } = planConflictSchema.safeParse(body);
  if (!data) return false;
  const { present } = data;
  yield* storeAnswer(present);
  if (yield* isOvertaken(entry)) yield* drop(entry);
  else if (isSameChanges(entry.payload, present.planChanges)) yield* finish(entry);
  else if (overwritesNoPlan(entry, present)) yield* change(onPlanRevision(entry, planRevisionOf(present)));
  else yield* keepInConflict({ ...entry, conflict: present });
  return true;
}
