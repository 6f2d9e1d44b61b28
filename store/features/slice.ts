import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The features that the server offers beyond the contract [API-42]. Kept by redux-persist. */
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
