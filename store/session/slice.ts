import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Credentials, CurrentUser } from '../../src/contract/schemas';
import type { Amount } from '../../src/domain/syncSummary';
import { failed, idle, type Process, running } from '../process';

interface SessionState {
  /** 'starting' until the stored user and their data are read. */
  status: 'starting' | 'signedOut' | 'signedIn';
  user: CurrentUser | null;
  /** The key `dataInitialized`: this device holds a complete set of the user's data. */
  isDataInitialized: boolean;
  /** The person logged out by hand, so the login page gets no returnUrl. */
  leftByChoice: boolean;
  login: Process;
  /**
   * Whose sign-in was ended elsewhere, what of it the server does not have [CO-27], and whether the account was erased
   * [MB-7]; null after a new sign-in.
   */
  ended: { username: string; unsent: Amount; isErased: boolean } | null;
}

const initialState: SessionState = {
  status: 'starting',
  user: null,
  isDataInitialized: false,
  leftByChoice: false,
  login: idle,
  ended: null,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The start page of the stored user can be shown, before the rest of their data is read [CO-28]. */
    recognised(state, { payload }: PayloadAction<CurrentUser>) {
      state.user = payload;
      state.isDataInitialized = true;
    },
    restored(state, { payload }: PayloadAction<{ user: CurrentUser | null; isDataInitialized: boolean }>) {
      state.status = payload.user ? 'signedIn' : 'signedOut';
      state.user = payload.user;
      state.isDataInitialized = payload.isDataInitialized;
    },
    loginRequested(state, _action: PayloadAction<Credentials>) {
      state.login = running;
    },
    loginFailed(state, { payload }: PayloadAction<string>) {
      state.login = failed(payload);
    },
    loggedIn(state, { payload }: PayloadAction<CurrentUser>) {
      state.status = 'signedIn';
      state.user = payload;
      state.leftByChoice = false;
      state.login = idle;
      state.ended = null;
    },
    userRefreshed(state, { payload }: PayloadAction<CurrentUser>) {
      state.user = payload;
    },
    dataInitializedChanged(state, { payload }: PayloadAction<boolean>) {
      state.isDataInitialized = payload;
    },
    logoutRequested() {},
    /** The person has logged out by hand. Carries the token of the sign-in, if the server can end it [CO-26]. */
    left(_state, _action: PayloadAction<string | null>) {},
    /** The server no longer accepts this token [RE-1]. `said` is the body of its answer. */
    expired(_state, _action: PayloadAction<{ token: string; said?: unknown }>) {},
    endedElsewhere(state, { payload }: PayloadAction<NonNullable<SessionState['ended']>>) {
      state.ended = payload;
    },
    /** The person has seen that the account was erased; nothing of it is to stay on this device [MB-7]. */
    erasureSeen(state) {
      state.ended = null;
    },
    /** Every `ofUser` slice resets its state on this action. */
    loggedOut(_state, { payload }: PayloadAction<{ byChoice: boolean }>) {
      return { ...initialState, status: 'signedOut', leftByChoice: payload.byChoice };
    },
  },
});

export const sessionActions = slice.actions;
export const sessionReducer = slice.reducer;
