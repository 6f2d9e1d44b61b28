/** The key of the clock of an exercise in localStorage. It names a run of the person. */
export const clockKey = 'guideClock';

/** What of localStorage belongs to the person, and goes with the sign-in [SE-1]. */
export const itemsOfUser: readonly string[] = [clockKey];
