import { type PlanPost, planPostSchema } from '../../src/contract/plan';
import type { PlanChanges, WrittenChange } from '../../src/contract/planChanges';
import type { CurrentUser, UserScreening } from '../../src/contract/schemas';
import { isSameChanges } from '../../src/domain/planChanges';
import { isSameJson } from '../../src/domain/sameJson';
import { type CallTable, found, parse, Refusal, type SignedInCall } from './serverCalls';

interface Content {
  userScreenings: UserScreening[];
  exercises: readonly { id: number }[];
}

/** Changes of a plan that replaced others. */
export interface PlanStep {
  clientId: string;
  /** The id of who posted it. */
  by: number;
  userId: number;
  before: PlanChanges | undefined;
}

/** The part of the server on which trainers change the plans of their athletes [PL-1]. */
export class FakePlans {
  /** Every change of a plan that was stored. */
  readonly history: PlanStep[] = [];
  /** Writer and client id of what was stored. */
  private readonly received = new Set<string>();

  readonly calls: CallTable<SignedInCall> = {
    'POST /screening/plan': ({ body, user }) => {
      const post = parse(planPostSchema, body);
      const { clientId, userId, revision } = post;
      if (!user.athleteIds.includes(userId)) throw new Refusal(403);
      const present = found(this.content.userScreenings.find((one) => one.userId === userId));
      if (this.received.has(`${user.id}/${clientId}`)) return present;
      if (!isSameChanges(post, present.planChanges)) {
        this.demandExercises(post.changes, present);
        const isOnPresent = revision === (present.planChanges?.revision ?? 0);
        if (!isOnPresent) throw new Refusal(409, undefined, { present });
      }
      this.received.add(`${user.id}/${clientId}`);
      return this.store(present, post, user);
    },
  };

  /** Changes these user screenings. */
  constructor(private readonly content: Content) {}

  /** Whether this user's entry was stored. */
  has({ writtenBy, clientId }: { writtenBy: number; clientId: string }): boolean {
    return this.received.has(`${writtenBy}/${clientId}`);
  }

  private demandExercises(changes: readonly WrittenChange[], { planChanges }: UserScreening) {
    const stored = planChanges?.changes ?? [];
    const known = [...this.content.exercises.map(({ id }) => id), ...stored.map((one) => one.exerciseId)];
    if (changes.some(({ exerciseId }) => !known.includes(exerciseId))) throw new Refusal(422);
  }

  private store(present: UserScreening, post: PlanPost, user: CurrentUser): UserScreening {
    const { planChanges } = present;
    if (isSameChanges(post, planChanges)) return present;
    const by = { by: user.id, byName: user.firstName, at: new Date(Date.now()).toISOString() };
    const next: PlanChanges = {
      revision: (planChanges?.revision ?? 0) + 1,
      weeklyGoal: post.weeklyGoal,
      changes: post.changes.map((change) => {
        const former = planChanges?.changes.find(({ exerciseId }) => exerciseId === change.exerciseId);
        return former && isSameJson({ ...former, ...change }, former) ? former : { ...change, ...by };
      }),
    };
    const { clientId, userId } = post;
    this.history.push({ clientId, by: user.id, userId, before: planChanges });
    const row = { ...present, planChanges: next };
    this.content.userScreenings[this.content.userScreenings.indexOf(present)] = row;
    return row;
  }
}
