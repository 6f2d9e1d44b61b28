import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Retried } from '../../src/domain/backoff';
import { firstBatchSize, sizeAfterSuccess, sizeAfterTimeout } from '../../src/domain/runBatches';
import { failed, idle, type Process, running } from '../process';

export type { Retried };

/** The state of the last flush, until the next one starts, and what the next one needs. */
interface SyncState extends Process {
  /** Time of the next try after a failure, in milliseconds since the epoch; null when none is planned. */
  nextTryAt: Record<Retried, number | null>;
  /** Bytes of runs to send in one request [FL-14]. */
  batchSize: number;
}

const initialState: SyncState = {
  ...idle,
  nextTryAt: { runs: null, outbox: null, desk: null, live: null },
  batchSize: firstBatchSize,
};

/** The state of the sync. The runs are in the slice `runs`, everything else that is sent is in `outbox`. */
const slice = createSlice({
  name: 'sync',
  initialState,
  reducers: {
    flushRequested() {},
    flushStarted(state) {
      Object.assign(state, running);
    },
    /** The flush ended: with the German text of a failure, or with null when everything that can be sent was sent. */
    flushFinished(state, { payload: failure }: PayloadAction<string | null>) {
      Object.assign(state, failure === null ? idle : failed(failure));
    },
    /** A request with `bytes` of runs took `duration` milliseconds [FL-14]. */
    batchSent(state, { payload }: PayloadAction<{ bytes: number; duration: number }>) {
      state.batchSize = sizeAfterSuccess(state.batchSize, payload.bytes, payload.duration);
    },
    /** A request with `bytes` of runs took too long, or the server takes only smaller ones [FL-14]. */
    batchTooLarge(state, { payload }: PayloadAction<{ bytes: number }>) {
      state.batchSize = sizeAfterTimeout(state.batchSize, payload.bytes);
    },
    /** The next try is planned for `at`; null: no try is planned any more. */
    nextTryScheduled(state, { payload }: PayloadAction<{ what: Retried; at: number | null }>) {
      state.nextTryAt[payload.what] = payload.at;
    },
    /** The person wants to send everything now, including what was refused [CO-4]. */
    sendNowRequested() {},
    /** The person wants to send their own runs of a former server to this one [FL-18]. */
    sendFormerRequested() {},
    /** The person wants a file with everything that the server does not have [CO-4]. */
    exportRequested() {},
    /** The same of the person whose sign-in was ended elsewhere [CO-27]. */
    exportEndedRequested() {},
  },
});

export const syncActions = slice.actions;
export const syncReducer = slice.reducer;
