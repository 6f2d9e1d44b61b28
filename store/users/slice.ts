import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../../src/contract/schemas';

export interface UsersState {
  /** The signed-in user, and the athletes that the server tells them of. */
  users: User[];
}

const initialState: UsersState = { users: [] };

const slice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    /** Loaded from `as_db`. */
    loaded(state, { payload }: PayloadAction<User[]>) {
      state.users = payload;
    },
  },
});

export const usersActions = slice.actions;
export const usersReducer = slice.reducer;
