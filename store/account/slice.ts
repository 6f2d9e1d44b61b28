import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the page stands on which a password is recovered or an e-mail address verified; one is open at a time. */
export interface AccountState {
  /**
   * 'checking': the link is being looked at. 'unchecked': that failed. 'invalid': the link leads nowhere. 'ready': it is
   * good. The others tell of what the page sends.
   */
  status: 'idle' | 'checking' | 'unchecked' | 'invalid' | 'ready' | 'sending' | 'failed' | 'succeeded';
  /** What the person is told of 'unchecked' and 'failed'. */
  error: string | null;
}

const initialState: AccountState = { status: 'idle', error: null };

const slice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** A mail with a recovery link is wanted for this address. */
    recoveryRequested(_state, _action: PayloadAction<string>): AccountState {
      return { status: 'sending', error: null };
    },
    /** The recovery link with this token was opened. */
    recoveryOpened(_state, _action: PayloadAction<string>): AccountState {
      return { status: 'checking', error: null };
    },
    passwordSubmitted(_state, _action: PayloadAction<{ token: string; password: string }>): AccountState {
      return { status: 'sending', error: null };
    },
    /** The verification link with this token was opened. */
    verificationOpened(_state, _action: PayloadAction<string>): AccountState {
      return { status: 'checking', error: null };
    },
    tokenAccepted(): AccountState {
      return { status: 'ready', error: null };
    },
    tokenRefused(): AccountState {
      return { status: 'invalid', error: null };
    },
    checkFailed(_state, { payload }: PayloadAction<string>): AccountState {
      return { status: 'unchecked', error: payload };
    },
    sendingFailed(_state, { payload }: PayloadAction<string>): AccountState {
      return { status: 'failed', error: payload };
    },
    succeeded(): AccountState {
      return { status: 'succeeded', error: null };
    },
    /** The page is left, and what it waits for is given up. */
    closed(): AccountState {
      return initialState;
    },
  },
});

export const accountActions = slice.actions;
export const accountReducer = slice.reducer;
