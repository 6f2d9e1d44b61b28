import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Screening, UserScreening } from '../../src/contract/schemas';
import { screeningRunActions } from '../screeningRun/slice';

/** What `as_db` holds of screenings. */
export interface ScreeningContent {
  userScreenings: UserScreening[];
  screenings: Screening[];
  /** Rows on the device cannot be read. Only an update that loads everything brings them back. */
  isDamaged?: boolean;
}

export interface ScreeningState extends ScreeningContent {
  /** The athlete whom the trainer chose last; null until they choose one. Screens ask `selectChosenAthlete`. */
  chosenId: number | null;
  /** A screening has ended since, or the choice was for a result: whom the next screening is for is asked anew. */
  isServed: boolean;
}

const initialState: ScreeningState = {
  userScreenings: [],
  screenings: [],
  isDamaged: false,
  chosenId: null,
  isServed: false,
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
      state.isServed = false;
    },
    /** The trainer goes to the result of this athlete. Whom the next screening is for is still asked. */
    resultOpened(state, { payload }: PayloadAction<number>) {
      state.chosenId = payload;
      state.isServed = true;
    },
    /** A note of this user screening was written, or a screening assigned, perhaps the athlete's first [NO-3, AS-2]. */
    userScreeningChanged(state, { payload }: PayloadAction<UserScreening>) {
      const place = state.userScreenings.findIndex(({ id }) => id === payload.id);
      if (place < 0) state.userScreenings.push(payload);
      else state.userScreenings[place] = payload;
    },
    /** The tests of a screening that was assigned came to this device [AS-7]. */
    screeningAdded(state, { payload }: PayloadAction<Screening>) {
      state.screenings = [...state.screenings.filter(({ id }) => id !== payload.id), payload];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(screeningRunActions.completed, (state) => {
      state.isServed = true;
    });
  },
});

export const screeningActions = slice.actions;
export const screeningReducer = slice.reducer;
