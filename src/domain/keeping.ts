import { nextOfErasure, type WaitingErasure } from './erasure';

/** For how many days it is announced that a member without activity is erased [CL-4]. */
export const noticeDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Returns the time before which the last activity is too long ago, in milliseconds since 1970. */
export const keepingLimit = (now: number, months: number): number => {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit.getTime();
};

/**
 * Whether the clock has jumped between two readings, or nobody read it for more than a day [CL-4]. Null: it was never
 * read.
 */
export const hasClockJumped = (readBefore: number | null, now: number): boolean =>
  readBefore === null || Math.abs(now - readBefore) > day;

/** What is known of a member whose data may be too old. Times are milliseconds since 1970. */
export interface KeptMember {
  /** The last activity; null where nobody knows of one. */
  activeAt: number | null;
  /** When the member is erased at the earliest, and when that was first seen as come; null: nothing is announced. */
  forgetAt: number | null;
  seenForgetAt: number | null;
}

/** What the times of the clock and of the backup allow. */
interface Moment {
  now: number;
  /** Before which activity is too long ago. */
  limit: number;
  /** When the last backup was made; null without one. */
  lastBackupAt: number | null;
}

type Announced = Pick<KeptMember, 'forgetAt' | 'seenForgetAt'>;

const stepOf = ({ dueAt, seenDueAt }: WaitingErasure): Announced => ({
  forgetAt: dueAt,
  seenForgetAt: seenDueAt,
});

/**
 * Returns what is to be done with a member now [CL-4]: nothing, other times to be stored, or the erasure. Activity
 * takes the announcement back. Nobody is erased whom the last backup may lack, or of whom no activity is known.
 */
export const nextOfKeeping = (
  { activeAt, forgetAt, seenForgetAt }: KeptMember,
  { now, limit, lastBackupAt }: Moment,
): 'wait' | 'erase' | Announced => {
  if (activeAt === null || activeAt >= limit) {
    return forgetAt === null ? 'wait' : { forgetAt: null, seenForgetAt: null };
  }
  if (forgetAt === null) return { forgetAt: now + noticeDays * day, seenForgetAt: null };
  const next = nextOfErasure({ dueAt: forgetAt, seenDueAt: seenForgetAt }, now);
  if (typeof next !== 'string') return stepOf(next);
  const isBackedUp = lastBackupAt !== null && seenForgetAt !== null && lastBackupAt > seenForgetAt;
  return next === 'erase' && !isBackedUp ? 'wait' : next;
};
