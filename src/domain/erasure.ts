import { comparableName } from './samePerson';

/** For how many days a member whom somebody else erases rests first [MB-7]. */
export const erasureDays = 14;

const day = 24 * 60 * 60 * 1000;

/**
 * What has to be typed before a person is erased [MB-7]: the user name, or the full name of a member without one.
 */
export const erasureName = ({
  username,
  firstName,
  lastName,
}: {
  username: string | null;
  firstName: string;
  lastName: string;
}): string => (username === null || username === '' ? `${firstName} ${lastName}` : username);

/** Whether that was typed, also with other capitals and blanks: a phone sets its own. */
export const isErasureName = (typed: string, person: Parameters<typeof erasureName>[0]): boolean =>
  comparableName(typed) === comparableName(erasureName(person));

/** An erasure that waits. Times are milliseconds since 1970; see `PlannedErasureTable`. */
export interface WaitingErasure {
  dueAt: number | null;
  seenDueAt: number | null;
}

/**
 * Returns what is to be done of a planned erasure now [MB-7]: nothing, other times to be stored, or the erasure.
 * The time has to be seen as come twice, a day apart: a clock that is wrong for a while erases nobody.
 */
export const nextOfErasure = (
  { dueAt, seenDueAt }: WaitingErasure,
  now: number,
): 'wait' | 'erase' | WaitingErasure => {
  if (dueAt === null) return { dueAt: now + erasureDays * day, seenDueAt: null };
  if (now < dueAt) return seenDueAt === null ? 'wait' : { dueAt, seenDueAt: null };
  if (seenDueAt === null || seenDueAt > now) return { dueAt, seenDueAt: now };
  return now - seenDueAt < day ? 'wait' : 'erase';
};
