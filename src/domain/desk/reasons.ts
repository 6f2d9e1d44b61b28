/** Why an athlete needs the trainer's attention [DE-2]. */
import { daysBetween } from '../formats';
import type { PainSource, ReportedPain } from './pain';

/** The kinds of reasons in the order of their weight, heaviest first [DE-2]. */
export const reasonKinds = [
  'pain',
  'message',
  'unassigned',
  'due',
  'idle',
  'plan',
  'feedback',
  'invited',
  'guardian',
  'forgotten',
] as const;

export type ReasonKind = (typeof reasonKinds)[number];

/** A reason and since when there is it: ISO 8601, or null where this device does not know. */
export type Reason =
  /** Pain of 4 or more; `since` is when it was reported, `note` what was written on it [PN-5], `of` where it hurt. */
  | { kind: 'pain'; since: string; pain: number; note?: string | undefined; of?: PainSource | undefined }
  /** A message to the athlete that the server has refused. */
  | { kind: 'message'; isRefused: true; since: string }
  /** Messages of the athlete, `count` of them unread, that nobody has answered; `since` is the latest. */
  | { kind: 'message'; isRefused: false; since: string | null; count: number }
  | { kind: 'unassigned'; since: null }
  /** `isFirst`: it was never done, and is due since it was assigned [AS-5]. */
  | { kind: 'due'; since: string; isFirst: boolean }
  /** No training since then, though there is a plan. */
  | { kind: 'idle'; since: string }
  /** A screening came after the plan was changed; `since` is its start [PL-3]. */
  | { kind: 'plan'; since: string }
  /** The answer of the last feedback that asks for attention; `since` is the start of the training. */
  | { kind: 'feedback'; since: string; question: string; option: string }
  /** An invitation that nobody has accepted. */
  | { kind: 'invited'; since: string }
  /** A guardian's confirmation of the consent is missing [LV-3]. */
  | { kind: 'guardian'; since: string }
  /** Was without activity for long, and is erased at that time at the earliest [CL-4]. */
  | { kind: 'forgotten'; since: string };

/** What the reasons of one athlete follow from. All times are ISO 8601. */
export interface ReasonFacts {
  /** The latest pain of 4 or more; null without one in the last days. */
  pain: ReportedPain | null;
  /** When the latest message that the server has refused was written; null without one. */
  refusedAt: string | null;
  /** Number of messages that the trainer has not read, and when the latest of the athlete was sent. */
  unread: number;
  messageAt: string | null;
  /** Whether the last word is the trainer's, also one that waits to be sent. */
  isAnswered: boolean;
  isAssigned: boolean;
  /** Since when the screening is due; null while it is not [AS-5]. */
  dueSince: string | null;
  /** Whether the assigned screening was ever completed. */
  isScreened: boolean;
  /** When the plan was made; null without one. */
  planAt: string | null;
  lastTraining: string | null;
  /** When the screening was that came after the plan was changed; null where it is not so [PL-3]. */
  planToCheck: string | null;
  /** What of the last feedback asks for attention; null if nothing does. */
  feedback: { at: string; question: string; option: string } | null;
  invitedAt: string | null;
  guardianMissingSince: string | null;
  forgetAt: string | null;
}

/** Calendar days without a training, and of an open invitation, after which there is a reason. */
const patience = 7;

const isLongAgo = (iso: string, now: number) => daysBetween(iso, now) >= patience;

/** Since when the athlete could have trained and did not. */
const idleSince = ({ isAssigned, planAt, lastTraining }: ReasonFacts): string | null => {
  // Without a screening nobody gets to the training.
  if (!isAssigned || planAt === null) return null;
  return lastTraining !== null && Date.parse(lastTraining) > Date.parse(planAt) ? lastTraining : planAt;
};

/** Returns the reasons of one athlete, heaviest first [DE-2]. `now` in milliseconds since the epoch. */
export const reasonsOf = (facts: ReasonFacts, now: number): Reason[] => {
  const { pain, refusedAt, unread, messageAt, isAnswered, dueSince, feedback, invitedAt, forgetAt } = facts;
  const idle = idleSince(facts);
  const reasons: Reason[] = [];
  if (pain) reasons.push({ kind: 'pain', since: pain.at, pain: pain.pain, note: pain.note, of: pain.of });
  if (refusedAt !== null) reasons.push({ kind: 'message', isRefused: true, since: refusedAt });
  if (unread > 0 || (messageAt !== null && !isAnswered))
    reasons.push({ kind: 'message', isRefused: false, since: messageAt, count: unread });
  if (!facts.isAssigned) reasons.push({ kind: 'unassigned', since: null });
  if (dueSince !== null) reasons.push({ kind: 'due', since: dueSince, isFirst: !facts.isScreened });
  if (idle !== null && isLongAgo(idle, now)) reasons.push({ kind: 'idle', since: idle });
  if (facts.planToCheck !== null) reasons.push({ kind: 'plan', since: facts.planToCheck });
  if (feedback) {
    const { at, ...given } = feedback;
    reasons.push({ kind: 'feedback', since: at, ...given });
  }
  if (invitedAt !== null && isLongAgo(invitedAt, now)) reasons.push({ kind: 'invited', since: invitedAt });
  if (facts.guardianMissingSince !== null)
    reasons.push({ kind: 'guardian', since: facts.guardianMissingSince });
  if (forgetAt !== null) reasons.push({ kind: 'forgotten', since: forgetAt });
  return reasons;
};
