import { createSlice } from '@reduxjs/toolkit';
import type { Setup, SetupOffer } from '../../src/contract/setup';
import { type Asking, asking, nothingAsked } from '../asking';

/** The beginning of a club: its link tells what it can begin with [CL-1]. */
const slice = createSlice({
  name: 'setup',
  initialState: nothingAsked as Asking<SetupOffer>,
  reducers: {
    ...asking<SetupOffer, { code: string; setup: Setup }>(),
    /** Somebody is signed in on this device and leaves for the new club. */
    leaveRequested() {},
  },
});

export const setupActions = slice.actions;
export const setupReducer = slice.reducer;
