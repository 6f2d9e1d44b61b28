import { isSameChanges, withChange } from '../../src/domain/planChanges';
import { onPlanRevision, planRevisionOf, plansOf } from '../../src/domain/planEntries';
import { planTexts } from '../../src/texts/plan';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import type { outboxActions } from '../../store/outbox/slice';
import { selectPlanChanges } from '../../store/plan/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { all, put, type Saga, select } from '../lib/effects';
import { enqueue } from '../outbox/enqueue';
import { giveWay } from '../outbox/outcomes';
import { findEntry, sendAgain, showConflict } from '../outbox/settle';

type Payload = ReturnType<typeof outboxActions.planWritten>['payload'];

/**
 * Puts changes of one plan into the outbox, unless they change nothing. They rest on the present ones where those are
 * what the person saw, else on the revision that they saw: then the server asks [PL-1]. Returns false where the person
 * still has to decide about others.
 */
function* enqueuePlan({ seen, ...plan }: Payload[number]): Saga<boolean> {
  const present = yield* select(selectPlanChanges, plan.userId);
  if (isSameChanges(plan, present)) return true;
  const waiting = plansOf(plan.userId, yield* select(selectOwnOutbox));
  if (waiting.some(({ conflict }) => conflict !== null)) return false;
  const { revision } = isSameChanges(seen, present) ? present : seen;
  yield* enqueue({ kind: 'plan', payload: { ...plan, revision } });
  return true;
}

/**
 * Puts changes of plans into the outbox, each athlete's as its own entry, all before the first one is written: an
 * update meanwhile would give a plan the revision of another one. Leaves out the athletes for whom the person still has
 * to decide, and says so [ON-2].
 */
function* enqueuePlans(plans: Payload): Saga {
  const taken = yield* all(plans, enqueuePlan);
  const undecided = taken.filter((isTaken) => !isTaken).length;
  const text = planTexts.undecided(undecided);
  if (undecided > 0) yield* put(toastsActions.requested({ type: 'error', text }));
}

/** Writes what a trainer decided about plans, each as a whole [PL-1]. */
export function* writePlans({ payload }: ReturnType<typeof outboxActions.planWritten>): Saga {
  yield* enqueuePlans(payload);
}

/** Makes the same change in the plans of several athletes; what else was changed in them stays [PL-4]. */
export function* changePlans({ payload }: ReturnType<typeof outboxActions.plansChanged>): Saga {
  const { userIds, change } = payload;
  const plans: Payload = [];
  for (const userId of userIds) {
    const present = yield* select(selectPlanChanges, userId);
    plans.push({ userId, seen: present, ...withChange(present, change.exerciseId, change) });
  }
  yield* enqueuePlans(plans);
}

/** The person decided: their own changes take the place of the present ones, or give way to them [PL-1]. */
export function* settlePlan({ payload }: ReturnType<typeof outboxActions.planSettled>): Saga {
  const entry = yield* findEntry('plan', payload.clientId);
  const present = entry?.conflict;
  if (!entry || !present) return;
  const revision = planRevisionOf(present);
  if (revision !== payload.seen) return yield* showConflict();
  if (payload.keeps === 'present') yield* giveWay(entry);
  else yield* sendAgain({ ...onPlanRevision(entry, revision), conflict: null });
}
