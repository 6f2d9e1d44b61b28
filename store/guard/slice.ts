import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Guard } from '../../src/domain/guards';

interface GuardState {
  /** The router's key of the visit whose guard has finished. */
  openedVisit: string | null;
  /** Shows 'Daten werden aktualisiert' [GU-10]. */
  isRefreshing: boolean;
  /** When a guard last waited in vain, in milliseconds since the epoch; 0 since one did not [CO-25]. */
  slowAt: number;
}

const initialState: GuardState = { openedVisit: null, isRefreshing: false, slowAt: 0 };

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
    waited(state, { payload: slowAt }: PayloadAction<number>) {
      state.slowAt = slowAt;
    },
    opened(state, { payload }: PayloadAction<string>) {
      state.openedVisit = payload;
      state.isRefreshing = false;
    },
  },
});

export const guardActions = slice.actions;
export const guardReducer = slice.reducer;
