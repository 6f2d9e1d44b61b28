import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Retried } from '../../src/domain/backoff';

export type { Retried };

export interface SyncState {
  /** Of the last flush, until the next one begins. */
  status: 'idle' | 'sending' | 'failed';
  /** Why the last flush did not send everything, in German. */
  failure: string | null;
  /** When each is tried again after a failure, in milliseconds since the epoch; null when no try is planned. */
  nextTryAt: Record<Retried, number | null>;
}

const initialState: SyncState = {
  status: 'idle',
  failure: null,
  nextTryAt: { runs: null, outbox: null, live: null },
};

/** How the sending stands. The runs live in the slice `runs`, everything else that is sent in `outbox`. */
const slice = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    flushRequested() {},
    flushStarted(state) {
      Object.assign(state, { status: 'sending', failure: null });
    },
    /** The flush ended: with a failure, or with null when everything was sent that can be. */
    flushFinished(state, { payload: failure }: PayloadAction<string | null>) {
      Object.assign(state, { status: failure === null ? 'idle' : 'failed', failure });
    },
    /** The next try is planned for `at`, or with null no longer planned. */
    nextTryScheduled(state, { payload }: PayloadAction<{ what: Retried; at: number | null }>) {
      state.nextTryAt[payload.what] = payload.at;
    },
    /** The person wants everything sent now, also what was refused [CO-4]. */
    sendNowRequested() {},
    /** The person wants everything that the server does not have as a file [CO-4]. */
    exportRequested() {},
  },
});

export const syncActions = slice.actions;
export const syncReducer = slice.reducer;
