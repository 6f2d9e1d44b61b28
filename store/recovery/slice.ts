import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of the open page: password recovery or e-mail verification. Only one is open at a time. */
interface RecoveryState {
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

const initialState: RecoveryState = { status: 'idle', error: null };

const slice = createSlice({
  name: 'recovery',
  initialState,
  reducers: {
    /** The person asks for a recovery mail to this address. */
    recoveryRequested(_state, _action: PayloadAction<string>): RecoveryState {
      return { status: 'sending', error: null };
    },
    /** The recovery link with this token was opened. */
    recoveryOpened(_state, _action: PayloadAction<string>): RecoveryState {
      return { status: 'checking', error: null };
    },
    passwordSubmitted(_state, _action: PayloadAction<{ token: string; password: string }>): RecoveryState {
      return { status: 'sending', error: null };
    },
    /** The verification link with this token was opened. */
    verificationOpened(_state, _action: PayloadAction<string>): RecoveryState {
      return { status: 'checking', error: null };
    },
    /** The link to a new address of an account with this token was opened [AC-1]. */
    newEmailOpened(_state, _action: PayloadAction<string>): RecoveryState {
      return { status: 'checking', error: null };
    },
    tokenAccepted(): RecoveryState {
      return { status: 'ready', error: null };
    },
    tokenRefused(): RecoveryState {
      return { status: 'invalid', error: null };
    },
    checkFailed(_state, { payload }: PayloadAction<string>): RecoveryState {
      return { status: 'unchecked', error: payload };
    },
    sendingFailed(_state, { payload }: PayloadAction<string>): RecoveryState {
      return { status: 'failed', error: payload };
    },
    succeeded(): RecoveryState {
      return { status: 'succeeded', error: null };
    },
    /** The link has verified this address; null where another one counts by now. */
    emailVerified(_state, { payload }: PayloadAction<string | null>): RecoveryState {
      return { status: 'succeeded', error: null, ...(payload !== null && { email: payload }) };
    },
    /** The page is left. A pending call is cancelled. */
    closed(): RecoveryState {
      return initialState;
    },
  },
});

export const recoveryActions = slice.actions;
export const recoveryReducer = slice.reducer;
