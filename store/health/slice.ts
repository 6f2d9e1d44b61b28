import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Health } from '../../src/contract/health';
import { failed, idle, type Process, running } from '../process';

interface HealthState {
  /** How the server was doing when it was asked last; null until it is loaded. */
  health: Health | null;
  loading: Process;
  /** The call that begins a rehearsal. What comes of it is in `health`. */
  starting: Process;
}

const initialState: HealthState = { health: null, loading: idle, starting: idle };

/** How the server is doing, for admins [HE-1]. */
const slice = createSlice({
  name: 'health',
  initialState,
  reducers: {
    /** The page was opened. */
    requested(state) {
      state.loading = running;
    },
    loaded(state, { payload }: PayloadAction<Health>) {
      Object.assign(state, { health: payload, loading: idle, starting: idle });
    },
    loadingFailed(state, { payload }: PayloadAction<string>) {
      state.loading = failed(payload);
    },
    /** An admin wants the last backup to be tried [HE-4]. */
    rehearsalWanted(state) {
      state.starting = running;
    },
    rehearsalFailed(state, { payload }: PayloadAction<string>) {
      state.starting = failed(payload);
    },
    /** The page is left. A pending call is cancelled. */
    closed(): HealthState {
      return initialState;
    },
  },
});

export const healthActions = slice.actions;
export const healthReducer = slice.reducer;
