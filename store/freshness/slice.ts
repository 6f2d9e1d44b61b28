import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { liveActions } from '../live/slice';
import { updateActions } from '../update/slice';

/** Why the data on this device may be old. */
export interface FreshnessState {
  /** Whether a page is open that shows what others do: the start page, the desk, or one of an athlete [DE-7]. */
  isShown: boolean;
  /** Something has changed since the last update began. */
  hasChanged: boolean;
  /** Something may have changed unheard since then. */
  mayHaveChanged: boolean;
  /** When this device last asked by itself, in milliseconds since the epoch. */
  askedAt: number;
}

const initialState: FreshnessState = {
  isShown: false,
  hasChanged: false,
  mayHaveChanged: false,
  askedAt: 0,
};

/** Whether what is on the device is what the server has, as far as somebody has said. */
const slice = createSlice({
  name: 'freshness',
  initialState,
  reducers: {
    /** A page that shows what others do was opened. */
    entered(state) {
      state.isShown = true;
    },
    left(state) {
      state.isShown = false;
    },
    /** The person looks at the app again. */
    lookedAtAgain() {},
    /** The server, or what the person did, says that something has changed. */
    changed(state) {
      state.hasChanged = true;
    },
    /** Something may have changed that nobody has said. */
    grewOld(state) {
      state.mayHaveChanged = true;
    },
    asked(state, { payload: now }: PayloadAction<number>) {
      state.askedAt = now;
    },
  },
  extraReducers: (builder) => {
    builder
      // What changes from now on is in no answer of this update for certain.
      .addCase(updateActions.updateStarted, (state) => {
        state.hasChanged = false;
        state.mayHaveChanged = false;
      })
      // While there was no connection, nobody could say anything.
      .addCase(liveActions.connected, (state) => {
        state.mayHaveChanged = true;
      });
  },
});

export const freshnessActions = slice.actions;
export const freshnessReducer = slice.reducer;
