import type { Reducer } from '@reduxjs/toolkit';
import { sessionActions } from './slice';

/** The state of a slice that belongs to a user; null while nobody has been signed in. */
export type OfUser<State> = State & { userId: number | null };

/**
 * The reducer of a slice that belongs to the signed-in user [SE-1, SE-2]. It begins anew with a logout, except for the
 * fields in `keeps`, and when somebody signs in whose state this is not. A persisted slice is so emptied on the device too.
 */
export const ofUser = <State extends object>(
  reducer: Reducer<State>,
  { keeps = [] }: { keeps?: (keyof State)[] } = {},
): Reducer<OfUser<State>> => {
  const initial = reducer(undefined, { type: '' });
  const anew = (userId: number | null): OfUser<State> => ({ ...initial, userId });

  return (state = anew(null), action) => {
    if (sessionActions.loggedOut.match(action)) {
      return { ...anew(null), ...Object.fromEntries(keeps.map((field) => [field, state[field]])) };
    }
    const signedIn = signedInUser(action);
    if (signedIn !== undefined && state.userId !== null && state.userId !== signedIn) return anew(signedIn);
    const next = reducer(state, action);
    const userId = signedIn === undefined ? state.userId : signedIn;
    return next === state && userId === state.userId ? state : { ...next, userId };
  };
};

/** The user with whom a visit begins, null for nobody; undefined for every other action. */
const signedInUser = (action: { type: string }): number | null | undefined => {
  if (sessionActions.restored.match(action)) return action.payload.user?.id ?? null;
  return sessionActions.loggedIn.match(action) ? action.payload.id : undefined;
};
