import { assignmentPostSchema } from '../../src/contract/assignments';
import type { CurrentUser, Note, Screening, UserScreening } from '../../src/contract/schemas';
import { type CallTable, parse, Refusal, type SignedInCall } from './serverCalls';

interface Content {
  userScreenings: UserScreening[];
  screenings: readonly Screening[];
}

const revised = (note: Note) => ({ revision: 1, ...note });

const demandTrainer = ({ authorities, athleteIds }: CurrentUser) => {
  if (!authorities.includes('ROLE_TRAINER') && athleteIds.length === 0) throw new Refusal(403);
};

/** An assignment that replaced another one. */
export interface AssignmentChange {
  clientId: string;
  userId: number;
  before: number | null;
  after: number | null;
}

/** The part of the server on which trainers assign screenings, all of which are published [AS-2, AS-7]. */
export class FakeAssignments {
  /** Every change of what is assigned that was stored. */
  readonly history: AssignmentChange[] = [];
  /** Writer and client id of what was stored. */
  private readonly received = new Set<string>();

  readonly calls: CallTable<SignedInCall> = {
    'GET /screening': ({ user }) => {
      demandTrainer(user);
      return this.content.screenings;
    },
    'POST /screening/assignment': ({ body, user }) => {
      const { clientId, userId, screeningId, intervalWeeks, base } = parse(assignmentPostSchema, body);
      if (!user.athleteIds.includes(userId)) throw new Refusal(403);
      const present = this.ofAthlete(userId);
      if (this.received.has(`${user.id}/${clientId}`)) return present;
      const isSame = screeningId === present.screeningId;
      const isKnown = screeningId === null || this.content.screenings.some(({ id }) => id === screeningId);
      if (!isSame && !isKnown) throw new Refusal(422);
      if (!isSame && base !== present.screeningId) throw new Refusal(409, undefined, { present });
      this.received.add(`${user.id}/${clientId}`);
      if (!isSame) this.history.push({ clientId, userId, before: present.screeningId, after: screeningId });
      const assignedAt = screeningId === null ? null : new Date(Date.now()).toISOString();
      return this.replace(present, {
        ...present,
        screeningId,
        intervalWeeks: screeningId === null ? null : intervalWeeks,
        ...(!isSame && { assignedAt }),
      });
    },
  };

  /** Changes these user screenings. */
  constructor(private readonly content: Content) {}

  /** Whether this user's entry was stored. */
  has({ writtenBy, clientId }: { writtenBy: number; clientId: string }): boolean {
    return this.received.has(`${writtenBy}/${clientId}`);
  }

  /** Forgets what it has received, like a server that was restored from a backup [ON-6]. */
  forget() {
    this.received.clear();
  }

  /** Gives each user screening the fields that such a server has in it. */
  complete() {
    for (const one of this.content.userScreenings)
      this.replace(one, {
        ...one,
        intervalWeeks: one.intervalWeeks ?? null,
        assignedAt: one.assignedAt ?? null,
        screeningNote: one.screeningNote && revised(one.screeningNote),
        trainingNote: one.trainingNote && revised(one.trainingNote),
        testNotes: one.testNotes.map(revised),
        exerciseNotes: one.exerciseNotes.map(revised),
      });
  }

  private replace(former: UserScreening, row: UserScreening): UserScreening {
    this.content.userScreenings[this.content.userScreenings.indexOf(former)] = row;
    return row;
  }

  /** Returns the athlete's user screening. Makes it when the athlete has no user screening yet. */
  private ofAthlete(userId: number): UserScreening {
    const { userScreenings } = this.content;
    const made: UserScreening = {
      id: Math.max(0, ...userScreenings.map(({ id }) => id)) + 1,
      userId,
      screeningId: null,
      screeningNote: null,
      trainingNote: null,
      testNotes: [],
      exerciseNotes: [],
      intervalWeeks: null,
      assignedAt: null,
    };
    const stored = userScreenings.find((one) => one.userId === userId);
    if (!stored) userScreenings.push(made);
    return stored ?? made;
  }
}
