import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of the open page: password recovery or e-mail verification. Only one is open at a time. */
interface AccountState {
  /**
   * 'checking': the link is being checked. 'unchecked': the check failed. 'invalid': the link is not valid. 'ready':
   * the link is valid. The others are the states of what the page sends.
   */
  status: 'idle' | 'checking' | 'unchecked' | 'invalid' | 'ready' | 'sending' | 'failed' | 'succeeded';
  /** Error text for 'unchecked' and 'failed'. */
  error: string | null;
  /** The address that a link has verified and that counts now, where the server names it. */
  email?: string;
}

const initialState: AccountState = { status: 'idle', error: null };

const slice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** The person asks for a recovery mail to this address. */
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
    /** The link to a new address of an account with this token was opened [AC-1]. */
    newEmailOpened(_state, _action: PayloadAction<string>): AccountState {
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
    /** The link has verified this address; null where another one counts by now. */
    emailVerified(_state, { payload }: PayloadAction<string | null>): AccountState {
      return { status: 'succeeded', error: null, ...(payload !== null && { email: payload }) };
    },
    /** The page is left. A pending call is cancelled. */
    closed(): AccountState {
      return initialState;
    },
  },
});

export const accountActions = slice.actions;
export const accountReducer = slice.reducer;
