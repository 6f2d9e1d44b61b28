import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Screening, User, UserScreening } from '../../src/contract/schemas';

/** What `as_db` holds of screenings. */
export interface ScreeningContent {
  users: User[];
  userScreenings: UserScreening[];
  screenings: Screening[];
  /** Rows on the device cannot be read. Only an update that loads everything brings them back. */
  isDamaged?: boolean;
}

export interface ScreeningState extends ScreeningContent {
  /** The athlete whom the trainer chose last; null until they choose one. Screens ask `selectChosenAthlete`. */
  chosenId: number | null;
}

const initialState: ScreeningState = {
  users: [],
  userScreenings: [],
  screenings: [],
  isDamaged: false,
  chosenId: null,
};

const slice = createSlice({
  name: 'screening',
  initialState,
  reducers: {
    /** Loaded from `as_db`. */
    loaded(state, { payload }: PayloadAction<ScreeningContent>) {
      Object.assign(state, payload);
    },
    /** The trainer chose this athlete on one of the screens with a choice, which all go on with this athlete. */
    athleteChosen(state, { payload }: PayloadAction<number>) {
      state.chosenId = payload;
    },
    /** A note of this user screening was written [NO-3]. */
    userScreeningChanged(state, { payload }: PayloadAction<UserScreening>) {
      state.userScreenings = state.userScreenings.map((one) => (one.id === payload.id ? payload : one));
    },
  },
});

export const screeningActions = slice.actions;
export const screeningReducer = slice.reducer;
