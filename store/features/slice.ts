import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the server offers beside the contract [API-42]; kept on this device. */
export interface FeaturesState {
  features: string[];
}

const initialState: FeaturesState = { features: [] };

const slice = createSlice({
  name: 'features',
  initialState,
  reducers: {
    loaded(state, { payload }: PayloadAction<string[]>) {
      state.features = payload;
    },
  },
});

export const featuresActions = slice.actions;
export const featuresReducer = slice.reducer;
