import type { EntryOf } from '../../src/domain/outbox';
import { isSameChanges, type WrittenPlan } from '../../src/domain/planChanges';
import { selectPlanChanges, selectPlanEntry } from '../../store/plan/selectors';
import { uwe } from './colleague';
import type { Violation } from './invariants';
import { planText } from './planChoices';
import type { World } from './world';

/** Follows what a trainer decides about plans on a device [PL-1, PL-4]. */
export class PlanLedger {
  /** Athlete and text of each plan that the person decided on. */
  private readonly wanted = new Set<string>();
  /** Athlete and text of each entry that was saved, by client id. */
  private readonly saved = new Map<string, string>();
  /** Client ids of the entries that the person kept, and of those that they took the present plan for. */
  private readonly decided = { own: new Set<string>(), present: new Set<string>() };

  constructor(private readonly world: World) {}

  /** The person decides that this is the plan of an athlete. */
  want(userId: number, plan: WrittenPlan) {
    this.wanted.add(`${userId} ${planText(plan)}`);
  }

  /** The person decides about an entry in conflict. */
  settle({ clientId }: EntryOf<'plan'>, keeps: 'own' | 'present') {
    this.decided[keeps].add(clientId);
  }

  /** An entry was saved on the device. */
  save({ clientId, payload }: EntryOf<'plan'>) {
    this.saved.set(clientId, `${payload.userId} ${planText(payload)}`);
  }

  /** Each entry is what the person decided on, and the server has taken each at most once, as the person decided. */
  wrong(): Violation | null {
    const { history } = this.world.server.plans;
    const ids = history.map(({ clientId }) => clientId);
    for (const [clientId, plan] of this.saved)
      if (!this.wanted.has(plan)) return `nothing is lost: plan ${clientId} is ${plan}, which nobody wanted`;
    for (const { clientId, by } of history)
      if (by !== uwe.id && !this.saved.has(clientId)) return `exactly once: plan ${clientId} was never saved`;
    const twice = ids.find((clientId, index) => ids.indexOf(clientId) !== index);
    if (twice) return `exactly once: plan ${twice} was stored twice`;
    const { own, present } = this.decided;
    const kept = ids.find((clientId) => present.has(clientId) && !own.has(clientId));
    return kept ? `as decided: plan ${kept} was stored, but had given way` : null;
  }
}

/** Each tab shows the plans that the server has, except those that were changed here and are not sent. */
export const planInvariants = ({ server, tabs }: World, userId: number): Violation | null => {
  const { users, userScreenings } = server.content;
  for (const { app, isDead, number } of tabs) {
    const user = app?.state().session.user;
    if (!app || isDead || user?.id !== userId) continue;
    // Another tab than the one that has updated may still count an athlete who was handed over.
    const athleteIds = users.find(({ username }) => username === user.username)?.athleteIds ?? [];
    const isShown = (id: number) => user.athleteIds.includes(id) && athleteIds.includes(id);
    for (const row of userScreenings.filter((one) => isShown(one.userId))) {
      const shown = selectPlanChanges(app.state(), row.userId);
      if (selectPlanEntry(app.state(), row.userId)?.refusal === null) continue;
      if (!isSameChanges(row.planChanges ?? { changes: [], weeklyGoal: null }, shown))
        return `as on the server: tab ${number} shows the plan ${planText(shown)} of ${row.userId}`;
    }
  }
  return null;
};
