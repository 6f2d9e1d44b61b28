import { userKey } from './storedUser';

/** The key in localStorage that says whether the device has all data of its user [DB-9]. */
export const initializedKey = 'dataInitialized';

/** Which server the device knows, and in which epoch [ON-6]. */
export const instanceKey = 'instance';
export const epochKey = 'epoch';

/** The hashes of ended sign-ins of which the server has still to be told [CO-26]. */
export const endedSessionsKey = 'endedSessions';

/** The sign-in that was left on this device [CO-27]. */
export const leftSignInKey = 'leftSignIn';

/** The clock of an exercise. It names a run of the person. */
export const clockKey = 'guideClock';

/** Says that the server of the sign-in has not said which one it is [FL-18]. */
export const silentServerKey = 'silentServer';

/** What of localStorage belongs to the person, and goes with the sign-in [SE-1]. */
export const itemsOfUser: readonly string[] = [clockKey, silentServerKey];

/** All that localStorage knows of a session. */
export const sessionKeys: readonly string[] = [
  userKey,
  ...itemsOfUser,
  initializedKey,
  instanceKey,
  epochKey,
  endedSessionsKey,
  leftSignInKey,
];
