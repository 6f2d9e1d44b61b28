import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BasisExercise, Exercise } from '../../src/contract/schemas';
import { writeNote } from '../../src/domain/exerciseRun';
import { asRefused, asSent, type LocalExerciseRun, mergeLoaded } from '../../src/domain/runs';
import { syncActions } from '../sync/slice';

export interface ExerciseState {
  exercises: Exercise[];
  /** The basis list; kept by redux-persist, as the local database has no table for it [DB-2]. */
  basis: BasisExercise[];
  runs: LocalExerciseRun[];
}

const initialState: ExerciseState = { exercises: [], basis: [], runs: [] };

const changeRun = (
  state: ExerciseState,
  clientId: string,
  change: (run: LocalExerciseRun) => LocalExerciseRun,
) => {
  state.runs = state.runs.map((run) => (run.clientId === clientId ? change(run) : run));
};

const slice = createSlice({
  name: 'training',
  initialState,
  reducers: {
    /** What the local database holds. */
    loaded(state, { payload }: PayloadAction<Pick<ExerciseState, 'exercises' | 'runs'>>) {
      state.exercises = payload.exercises;
      state.runs = mergeLoaded(payload.runs, state.runs);
    },
    basisLoaded(state, { payload }: PayloadAction<BasisExercise[]>) {
      state.basis = payload;
    },
    /** A training was made, or has moved on. */
    runChanged(state, { payload }: PayloadAction<LocalExerciseRun>) {
      const others = state.runs.filter(({ clientId }) => clientId !== payload.clientId);
      state.runs = [...others, payload];
    },
    noteWritten(state, { payload }: PayloadAction<{ clientId: string; athleteNote: string }>) {
      changeRun(state, payload.clientId, (run) => writeNote(run, payload.athleteNote));
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(syncActions.runSaved, (state, { payload: { kind, clientId, localId } }) => {
        if (kind === 'exerciseRun') changeRun(state, clientId, (run) => ({ ...run, localId }));
      })
      .addCase(syncActions.runsSent, (state, { payload }) => {
        if (payload.kind !== 'exerciseRun') return;
        for (const sent of payload.sent) changeRun(state, sent.clientId, (run) => asSent(run, sent));
      })
      .addCase(syncActions.runRefused, (state, { payload }) => {
        if (payload.kind !== 'exerciseRun') return;
        changeRun(state, payload.clientId, (run) => asRefused(run, payload.revision, payload.refusal));
      });
  },
});

export const exerciseActions = slice.actions;
export const exerciseReducer = slice.reducer;
