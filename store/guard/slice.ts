import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Guard } from '../../src/domain/guards';

interface GuardState {
  /** The router's key of the visit whose guard has finished. */
  openedVisit: string | null;
  /** Shows 'Daten werden aktualisiert' [GU-10]. */
  isRefreshing: boolean;
}

const initialState: GuardState = { openedVisit: null, isRefreshing: false };

const slice = createSlice({
  name: 'guard',
  initialState,
  reducers: {
    /** A route was entered. Its guard runs before it opens. */
    entered(state, _action: PayloadAction<{ visit: string; guard: Guard }>) {
      state.isRefreshing = false;
    },
    refreshing(state) {
      state.isRefreshing = true;
    },
    opened(state, { payload }: PayloadAction<string>) {
      state.openedVisit = payload;
      state.isRefreshing = false;
    },
  },
});

export const guardActions = slice.actions;
export const guardReducer = slice.reducer;
