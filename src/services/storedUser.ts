/** The localStorage key of the signed-in user [DB-8]. */
export const userKey = 'currentUser';

/** Returns whether a user is stored; false when storage is denied. Runs before the rest of the app is loaded. */
export const isUserStored = (): boolean => {
  try {
    return localStorage.getItem(userKey) !== null;
  } catch {
    return false;
  }
};
