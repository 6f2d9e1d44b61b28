/** The key of the clock of an exercise in localStorage. It names a run of the person. */
export const clockKey = 'guideClock';

/** The key in localStorage that says that the server of the sign-in has not said which one it is. */
export const silentServerKey = 'silentServer';

/** What of localStorage belongs to the person, and goes with the sign-in [SE-1]. */
export const itemsOfUser: readonly string[] = [clockKey, silentServerKey];
