import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Guard } from '../../src/domain/guards';

export interface GuardState {
  /** The visit of a route whose guard has done its work, by the router's key of that visit. */
  openedVisit: string | null;
  /** 'Daten werden aktualisiert' [GU-10]. */
  isRefreshing: boolean;
}

const initialState: GuardState = { openedVisit: null, isRefreshing: false };

const slice = createSlice({
  name: 'guard',
  initialState,
  reducers: {
    /** A route was entered, and its guard is to do its work first. */
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
