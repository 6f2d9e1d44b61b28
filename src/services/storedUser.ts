/** The key of localStorage under which the signed-in user is kept [DB-8]. */
export const userKey = 'currentUser';

/** Whether anything is kept there, read before the rest of the app is there. Storage that is denied holds nobody. */
export const isUserStored = (): boolean => {
  try {
    return localStorage.getItem(userKey) !== null;
  } catch {
    return false;
  }
};
