import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BasisExercise, Exercise } from '../../src/contract/schemas';

export interface ExerciseState {
  exercises: Exercise[];
  /** The basis list. Kept by redux-persist, because `as_db` has no table for it [DB-2]. */
  basis: BasisExercise[];
}

const initialState: ExerciseState = { exercises: [], basis: [] };

const slice = createSlice({
  name: 'exercise',
  initialState,
  reducers: {
    /** Loaded from `as_db`. */
    loaded(state, { payload }: PayloadAction<Exercise[]>) {
      state.exercises = payload;
    },
    basisLoaded(state, { payload }: PayloadAction<BasisExercise[]>) {
      state.basis = payload;
    },
  },
});

export const exerciseActions = slice.actions;
export const exerciseReducer = slice.reducer;
