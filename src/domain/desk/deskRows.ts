/** The rows of the list of athletes [DE-1]. */
import type { Feedback } from '../../contract/feedback';
import type { Screening, User, UserScreening } from '../../contract/schemas';
import type { RatedExerciseRun } from '../../contract/trainings';
import { fullName } from '../athletes';
import { dueSince } from '../due';
import { byUser, groupedBy } from '../groups';
import { type Entry, type EntryOf, isOfKind, shownOf } from '../outbox';
import type { PersonName } from '../personOrder';
import { plainText } from '../plainText';
import { planChangesNow } from '../planNow';
import type { Disagreement } from '../progress/disagreement';
import { type TestResult, testResults } from '../progress/results';
import { type LocalExerciseRun, type LocalScreeningRun, lastCompleted } from '../runs';
import type { Training } from '../trainings';
import { type LastChange, lastChange } from './change';
import { recentPain } from './pain';
import { planToCheck } from './planCheck';
import { type Reason, reasonsOf } from './reasons';
import { type SeenMark, unseenReasons } from './seen';
import type { Talk } from './talks';
import { type AskedQuestion, deskTrainings, feedbackAttention, lastSevenDays } from './trainings';

/** Everything on the device that the list follows from. */
export interface DeskContent {
  /** The trainer's athletes. */
  athletes: readonly User[];
  userScreenings: readonly UserScreening[];
  /** Those that are assigned to somebody, and the published ones. */
  screenings: readonly Screening[];
  screeningRuns: readonly LocalScreeningRun[];
  exerciseRuns: readonly LocalExerciseRun[];
  trainings: readonly RatedExerciseRun[];
  feedback: readonly Feedback[];
  questions: readonly AskedQuestion[];
  /** Whether there are exercises for a plan whose screening gave none. */
  hasBasis: boolean;
  /** What of this trainer the server does not have yet, in the order of writing. */
  entries: readonly Entry[];
  /** A notification for each unread message. */
  unread: readonly { senderId: number }[];
  /** What each athlete has written last. */
  talks: ReadonlyMap<number, Talk>;
  /** The reasons that this trainer has seen [DE-9]. */
  seen: readonly SeenMark[];
  /** How often two ratings differ [ZB-3]. */
  disagreement: Disagreement;
}

/** What becomes of an assignment that the server does not have yet. */
export type AssignmentStatus = 'waiting' | 'refused' | 'undecided';

/** An athlete in the list. All times are ISO 8601; null means that it never happened. */
export interface DeskRow extends PersonName {
  id: number;
  name: string;
  /** The name to search in: without case and accents. */
  plainName: string;
  team: string | null;
  /** Id of the screening that the server has assigned [AS-2]. */
  base: number | null;
  /**
   * What the athlete has, or gets once the server has the trainer's assignment; undefined where its name is unknown.
   */
  screening: { name: string | undefined } | null;
  /** Null when the server has everything. */
  assignment: AssignmentStatus | null;
  lastScreening: { start: string; results: TestResult[] } | null;
  /** What has changed with the last screening; null without a result [HI-4]. */
  change: LastChange | null;
  lastTraining: string | null;
  /** The number of trainings on each of the last 7 days, today last. */
  days: number[];
  /** Heaviest first. */
  reasons: Reason[];
}

/** The content by athlete, so that each row looks up nothing twice. */
interface Index {
  content: DeskContent;
  now: number;
  screenings: Map<number, Screening>;
  userScreenings: Map<number, UserScreening>;
  runs: Map<number, LocalScreeningRun[]>;
  trainings: Map<number, Training[]>;
  feedback: Map<number, Feedback>;
  assignments: Map<number, EntryOf<'assignment'>[]>;
  plans: Map<number, EntryOf<'plan'>[]>;
  refused: Map<number, string>;
  /** The athletes to whom a message of the trainer waits. */
  answered: Set<number>;
  seen: Map<number, SeenMark[]>;
}

const messagesOf = ({ entries }: DeskContent) => entries.filter(isOfKind('message'));

const indexOf = (content: DeskContent, now: number): Index => ({
  content,
  now,
  screenings: new Map(content.screenings.map((screening) => [screening.id, screening])),
  userScreenings: new Map(content.userScreenings.map((one) => [one.userId, one])),
  runs: byUser(content.screeningRuns),
  trainings: byUser(deskTrainings(content.exerciseRuns, content.trainings, now)),
  feedback: new Map(content.feedback.map((one) => [one.exerciseRunId, one])),
  assignments: groupedBy(content.entries.filter(isOfKind('assignment')), ({ payload }) => payload.userId),
  plans: groupedBy(
    content.entries.filter(isOfKind('plan')).filter(({ refusal }) => refusal === null),
    ({ payload }) => payload.userId,
  ),
  refused: new Map(
    messagesOf(content)
      .filter(({ refusal }) => refusal !== null)
      .map(({ payload, writtenAt }) => [payload.recipientId, writtenAt]),
  ),
  answered: new Set(
    messagesOf(content)
      .filter(({ refusal }) => refusal === null)
      .map(({ payload }) => payload.recipientId),
  ),
  seen: byUser(content.seen),
});

const statusOf = (entry: EntryOf<'assignment'> | undefined): AssignmentStatus | null => {
  if (!entry) return null;
  if (entry.conflict !== null) return 'undecided';
  return entry.refusal === null ? 'waiting' : 'refused';
};

/** What the athlete has once what waits is sent. Nobody knows yet when that will be assigned. */
const effective = (
  stored: UserScreening | undefined,
  entry: EntryOf<'assignment'> | undefined,
): Pick<UserScreening, 'screeningId' | 'intervalWeeks' | 'assignedAt'> => {
  if (entry && statusOf(entry) === 'waiting') {
    const { screeningId, intervalWeeks } = entry.payload;
    return { screeningId, intervalWeeks, assignedAt: null };
  }
  return stored ?? { screeningId: null };
};

/** What the athlete has written, and whether that is answered. What was read here only now may still be unread. */
const newsOf = (id: number, { content, answered }: Index) => {
  const talk = content.talks.get(id);
  const isAnswered = answered.has(id) || (talk?.isAnswered ?? false);
  const unread = content.unread.filter(({ senderId }) => senderId === id).length;
  return { unread: answered.has(id) ? 0 : unread, messageAt: talk?.at ?? null, isAnswered };
};

const rowOf = (
  { id, team, invitedAt, guardianMissingSince, forgetAt, ...user }: User,
  index: Index,
): DeskRow => {
  const { content, now, screenings } = index;
  const name = fullName(user);
  const stored = index.userScreenings.get(id);
  const entry = shownOf(index.assignments.get(id) ?? []);
  const assigned = effective(stored, entry);
  const runs = index.runs.get(id) ?? [];
  const trainings = index.trainings.get(id) ?? [];
  const last = lastCompleted(runs, now);
  const ofAssigned = runs.filter(({ screeningId }) => screeningId === assigned.screeningId);
  const lastDone = lastCompleted(ofAssigned, now)?.start ?? null;
  const hasPlan = last !== undefined && (last.exercises.length > 0 || content.hasBasis);
  const lastTraining = trainings[0]?.start ?? null;
  const plan = planChangesNow(stored?.planChanges, shownOf(index.plans.get(id) ?? []), null);
  return {
    id,
    name,
    firstName: user.firstName,
    lastName: user.lastName,
    plainName: plainText(name),
    team: team ?? null,
    base: stored?.screeningId ?? null,
    screening: assigned.screeningId === null ? null : { name: screenings.get(assigned.screeningId)?.name },
    assignment: statusOf(entry),
    lastScreening: last
      ? {
          start: last.start,
          results: testResults(screenings.get(last.screeningId)?.tests ?? [], last.testRuns),
        }
      : null,
    change: lastChange(runs, screenings, now, content.disagreement),
    lastTraining,
    days: lastSevenDays(trainings, now),
    reasons: unseenReasons(
      id,
      reasonsOf(
        {
          pain: recentPain(trainings, runs, now),
          refusedAt: index.refused.get(id) ?? null,
          ...newsOf(id, index),
          isAssigned: assigned.screeningId !== null,
          dueSince: dueSince(assigned, lastDone, now),
          isScreened: lastDone !== null,
          planAt: hasPlan ? last.start : null,
          lastTraining,
          planToCheck: planToCheck(plan.changes, last?.start ?? null),
          feedback: feedbackAttention(trainings, index.feedback, content.questions),
          invitedAt: invitedAt ?? null,
          guardianMissingSince: guardianMissingSince ?? null,
          forgetAt: forgetAt ?? null,
        },
        now,
      ),
      index.seen.get(id) ?? [],
    ),
  };
};

/** Returns a row for each athlete of the trainer, in no order [DE-1]. `now` in milliseconds since the epoch. */
export const deskRows = (content: DeskContent, now: number): DeskRow[] => {
  const index = indexOf(content, now);
  return content.athletes.map((athlete) => rowOf(athlete, index));
};
