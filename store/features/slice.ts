import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the server says of itself [API-42]. Kept by redux-persist. */
export interface FeaturesState {
  /** The features that it offers beyond the contract. */
  features: string[];
  /** Names the server's database; null for a server that does not name it. */
  instance: string | null;
  /** Changes when the database was restored from a backup [ON-6]. */
  epoch: string | null;
}

const initialState: FeaturesState = { features: [], instance: null, epoch: null };

const slice = createSlice({
  name: 'features',
  initialState,
  reducers: {
    loaded(state, { payload }: PayloadAction<FeaturesState>) {
      Object.assign(state, payload);
    },
    /** The server lacks the call, or does not answer. */
    missing(state) {
      state.features = [];
    },
  },
});

export const featuresActions = slice.actions;
export const featuresReducer = slice.reducer;
