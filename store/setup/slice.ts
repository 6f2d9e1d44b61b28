import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Setup, SetupOffer } from '../../src/contract/setup';

interface SetupState {
  /**
   * 'checking': the code is being checked. 'unchecked': the check failed. 'gone': the code is wrong or was used.
   * 'ready': the club can begin. The others are the states of what the page sends.
   */
  status: 'idle' | 'checking' | 'unchecked' | 'gone' | 'ready' | 'sending' | 'failed' | 'succeeded';
  /** What the club can begin with. */
  sampleContent: SetupOffer['sampleContent'];
  /** Error text for 'unchecked' and 'failed'. */
  error: string | null;
}

const initialState: SetupState = { status: 'idle', sampleContent: [], error: null };

const slice = createSlice({
  name: 'setup',
  initialState,
  reducers: {
    /** Somebody is signed in on this device and leaves for the new club. */
    leaveRequested() {},
    /** The link with this code was opened. */
    opened(state, _action: PayloadAction<string>) {
      Object.assign(state, { status: 'checking', error: null });
    },
    offered(state, { payload }: PayloadAction<SetupOffer>) {
      Object.assign(state, { status: 'ready', sampleContent: payload.sampleContent });
    },
    /** The code is wrong, or the club has begun. */
    refused(state) {
      state.status = 'gone';
    },
    checkFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { status: 'unchecked', error: payload });
    },
    submitted(state, _action: PayloadAction<{ code: string; setup: Setup }>) {
      Object.assign(state, { status: 'sending', error: null });
    },
    sendingFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { status: 'failed', error: payload });
    },
    succeeded(state) {
      state.status = 'succeeded';
    },
    /** The page is left. A pending call is cancelled. */
    closed(): SetupState {
      return initialState;
    },
  },
});

export const setupActions = slice.actions;
export const setupReducer = slice.reducer;
