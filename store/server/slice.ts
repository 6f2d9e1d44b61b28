import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Agreement } from '../../src/contract/agreement';
import type { KnownServer } from '../../src/domain/owner';

/** What the server says of itself [API-42]. Kept by redux-persist. */
export interface ServerState extends KnownServer {
  /** The features that it offers beyond the contract. */
  features: string[];
  /** Whether it is a demo. Not known before the login page has asked. */
  isDemo?: boolean;
  /** The club's interval in weeks, for new assignments [AS-5]. */
  intervalWeeks?: number;
  /** Changes with any clip of the server [VI-1]. */
  clips?: string;
  /** How often raters of this club differ [ZB-3]. */
  agreement?: Agreement;
}

const initialState: ServerState = { features: [], instance: null, epoch: null };

const slice = createSlice({
  name: 'server',
  initialState,
  reducers: {
    loaded(state, { payload }: PayloadAction<ServerState>) {
      Object.assign(state, payload);
    },
    /** The login page asks whether the server is a demo. */
    demoRequested() {},
    /** The server lacks the call, or does not answer. */
    missing(state) {
      state.features = [];
    },
  },
});

export const serverActions = slice.actions;
export const serverReducer = slice.reducer;
