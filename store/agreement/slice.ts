import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NamedAgreement } from '../../src/contract/clubAgreement';
import { failed, idle, type Process, running } from '../process';

interface AgreementState {
  /** Null until it is loaded. */
  agreement: NamedAgreement | null;
  loading: Process;
}

const initialState: AgreementState = { agreement: null, loading: idle };

/** How often raters of the club agree, as the server counts it now [ZB-3]. */
const slice = createSlice({
  name: 'agreement',
  initialState,
  reducers: {
    /** The page was opened. */
    requested(state) {
      state.loading = running;
    },
    loaded(_state, { payload }: PayloadAction<NamedAgreement>): AgreementState {
      return { agreement: payload, loading: idle };
    },
    loadingFailed(state, { payload }: PayloadAction<string>) {
      state.loading = failed(payload);
    },
    /** The page is left. A pending call is cancelled. */
    closed(): AgreementState {
      return initialState;
    },
  },
});

export const agreementActions = slice.actions;
export const agreementReducer = slice.reducer;
