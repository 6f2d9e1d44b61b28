import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Screening, User, UserScreening } from '../../src/contract/schemas';

export interface ScreeningState {
  users: User[];
  userScreenings: UserScreening[];
  screenings: Screening[];
}

const initialState: ScreeningState = { users: [], userScreenings: [], screenings: [] };

const slice = createSlice({
  name: 'screening',
  initialState,
  reducers: {
    /** Loaded from `as_db`. */
    loaded(state, { payload }: PayloadAction<ScreeningState>) {
      Object.assign(state, payload);
    },
    /** A note of this user screening was written [NO-3]. */
    userScreeningChanged(state, { payload }: PayloadAction<UserScreening>) {
      state.userScreenings = state.userScreenings.map((one) => (one.id === payload.id ? payload : one));
    },
  },
});

export const screeningActions = slice.actions;
export const screeningReducer = slice.reducer;
