import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import { sessionActions } from '../session/slice';

/** State that is kept on the device for one user; null before anybody was signed in. */
export interface KeptForUser {
  userId: number | null;
}

/** Forgets what is kept for somebody else as soon as it is known who is signed in [SE-1, SE-2]. */
export const forgetOthers = <State extends KeptForUser>(
  builder: ActionReducerMapBuilder<State>,
  empty: State,
) => {
  const own = (state: Draft<State>, userId: number | null) =>
    state.userId === userId ? undefined : { ...empty, userId };
  builder
    .addCase(sessionActions.restored, (state, { payload }) => own(state, payload.user?.id ?? null))
    .addCase(sessionActions.loggedIn, (state, { payload }) => own(state, payload.id));
};
