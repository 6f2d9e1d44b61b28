/** An athlete of at most this many years in the running year needs a guardian's consent [CS-2]. */
const guardedUpTo = 16;

/** Chat with a member of at most this many years in the running year follows the club's setting [CS-3]. */
const minorUpTo = 18;

/** Whether an athlete needs a guardian; null where the birth year is unknown. `year` is the running year. */
export const needsGuardian = (birthYear: number | null, year: number): boolean | null =>
  birthYear === null ? null : year - birthYear <= guardedUpTo;

/** Athletes born before that year decide alone. `year` is the running year. */
export const guardedSince = (year: number): number => year - guardedUpTo;

/** For how many days a club that demands a guardian's confirmation waits for it [LV-3]. */
export const guardianDays = 14;

/** Whether a member counts as a minor in the chat: an athlete without a birth year does, anybody else is an adult. */
export const isMinor = (
  { birthYear, isAthlete }: { birthYear: number | null; isAthlete: boolean },
  year: number,
): boolean => (birthYear === null ? isAthlete : year - birthYear <= minorUpTo);
