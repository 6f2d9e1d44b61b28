import type { Reducer } from '@reduxjs/toolkit';
import { sessionActions } from './slice';

/** The state of a slice that belongs to a user. `userId` is null until somebody signs in. */
export type OfUser<State> = State & { userId: number | null };

/**
 * Wraps the reducer of a slice that belongs to the signed-in user [SE-1, SE-2]. Resets the state on the sign-in of
 * another user and on a logout, except for the fields in `keeps`. This also resets a persisted slice on the device.
 */
export const ofUser = <State extends object>(
  reducer: Reducer<State>,
  { keeps = [] }: { keeps?: (keyof State)[] } = {},
): Reducer<OfUser<State>> => {
  const initial: OfUser<State> = { ...reducer(undefined, { type: '' }), userId: null };
  const anew = (state: OfUser<State>, userId: number | null): OfUser<State> => ({
    ...initial,
    ...Object.fromEntries(keeps.map((field) => [field, state[field]])),
    userId,
  });

  return (state = initial, action) => {
    if (action.type === sessionActions.loggedOut.type) return anew(state, null);
    const signedIn = signedInUser(action);
    if (signedIn !== undefined && state.userId !== null && state.userId !== signedIn) {
      return anew(state, signedIn);
    }
    const next = reducer(state, action);
    const userId = signedIn === undefined ? state.userId : signedIn;
    return next === state && userId === state.userId ? state : { ...next, userId };
  };
};

/** Every slice asks for these at every action, and a `match` looks at the whole action. */
const signIns = new Set<string>(
  [sessionActions.restored, sessionActions.recognised, sessionActions.loggedIn].map(({ type }) => type),
);

/** The user id after a login or a restored session; null if nobody is signed in. Undefined for every other action. */
const signedInUser = (action: { type: string }): number | null | undefined => {
  if (!signIns.has(action.type)) return undefined;
  const { restored, recognised, loggedIn } = sessionActions;
  if (restored.match(action)) return action.payload.user?.id ?? null;
  return recognised.match(action) || loggedIn.match(action) ? action.payload.id : undefined;
};
