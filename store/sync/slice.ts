import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal, RunKind } from '../../src/domain/runs';
import { networkActions } from '../network/slice';

/** Why a flush did not send everything. */
export interface FlushFailure {
  /** In German. */
  reason: string;
  /** When it is tried again, in milliseconds since the epoch; null without a network, whose return is waited for. */
  nextTryAt: number | null;
}

export interface SyncState {
  status: 'idle' | 'sending' | 'failed';
  /** Of the last flush, until the next one begins. */
  failure: string | null;
  nextTryAt: number | null;
  /** How many flushes in a row have failed. */
  failures: number;
  /** How many of the user's runs on this device are damaged; they stay where they are. */
  unreadableRuns: number;
}

const initialState: SyncState = {
  status: 'idle',
  failure: null,
  nextTryAt: null,
  failures: 0,
  unreadableRuns: 0,
};

/** What happens while runs are sent. The runs themselves live in the slices `screening` and `training`. */
const slice = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    flushRequested() {},
    flushStarted(state) {
      Object.assign(state, { status: 'sending', failure: null, nextTryAt: null });
    },
    /** The flush ended: with a failure, or with null when everything was sent that can be. */
    flushFinished(state, { payload: failure }: PayloadAction<FlushFailure | null>) {
      state.status = failure ? 'failed' : 'idle';
      state.failure = failure?.reason ?? null;
      state.nextTryAt = failure?.nextTryAt ?? null;
      state.failures = failure ? state.failures + 1 : 0;
    },
    /** A run is on this device, under this key. */
    runSaved(_state, _action: PayloadAction<{ kind: RunKind; clientId: string; localId: number }>) {},
    runsSent(
      _state,
      _action: PayloadAction<{ kind: RunKind; sent: { clientId: string; id: number; revision: number }[] }>,
    ) {},
    runRefused(
      _state,
      _action: PayloadAction<{ kind: RunKind; clientId: string; revision: number; refusal: Refusal }>,
    ) {},
    unreadableRunsCounted(state, { payload }: PayloadAction<number>) {
      state.unreadableRuns = payload;
    },
    /** The person wants everything sent now, also what was refused [CO-4]. */
    sendNowRequested() {},
    /** The person wants everything that the server does not have as a file [CO-4]. */
    exportRequested() {},
  },
  extraReducers: (builder) => {
    builder.addCase(networkActions.onlineChanged, (state, { payload: isOnline }) => {
      if (!isOnline) state.nextTryAt = null;
    });
  },
});

export const syncActions = slice.actions;
export const syncReducer = slice.reducer;
