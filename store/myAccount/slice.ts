import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmailChange, MyAccount, PasswordChange } from '../../src/contract/myAccount';
import type { Withdrawal } from '../../src/contract/withdrawal';
import { failed, idle, type Process, running } from '../process';

/** What a person changes at their account. */
type AccountPart = 'email' | 'password' | 'signins' | 'erasure' | 'consent';

interface MyAccountState {
  /** The account as the server has it; null until it is loaded. */
  account: MyAccount | null;
  loading: Process;
  /**
   * The latest change. Only one runs at a time, because the answer to each is the whole account. 'refused': the present
   * password is wrong.
   */
  change: Process<'refused'> & { part: AccountPart | null };
  /** The file with the own data. 'savedHere': it was made without a network, of what is on this device [AC-2]. */
  download: Process<'savedHere'>;
}

const initialState: MyAccountState = {
  account: null,
  loading: idle,
  change: { part: null, ...idle },
  download: idle,
};

const begin = (state: MyAccountState, part: AccountPart) => {
  state.change = { part, ...running };
};

/** A person's own account [AC-1]. */
const slice = createSlice({
  name: 'myAccount',
  initialState,
  reducers: {
    requested(state) {
      state.loading = running;
    },
    loaded(state, { payload }: PayloadAction<MyAccount>) {
      state.account = payload;
      state.loading = idle;
    },
    loadingFailed(state, { payload }: PayloadAction<string>) {
      state.loading = failed(payload);
    },
    /** The person wants mails at this address. That of the account needs no password. */
    emailSubmitted(state, _action: PayloadAction<EmailChange>) {
      begin(state, 'email');
    },
    passwordSubmitted(state, _action: PayloadAction<PasswordChange>) {
      begin(state, 'password');
    },
    /** The person ends the sign-ins with these ids. */
    signinsLeft(state, _action: PayloadAction<number[]>) {
      begin(state, 'signins');
    },
    /** The person has typed this user name to erase the account [MB-7]. */
    erasureSubmitted(state, _action: PayloadAction<string>) {
      begin(state, 'erasure');
    },
    /** The person withdraws their consent: about pain, or all [CS-5]. */
    withdrawalSubmitted(state, _action: PayloadAction<Withdrawal['what']>) {
      begin(state, 'consent');
    },
    /** The server has changed the account. */
    changed(state, { payload }: PayloadAction<MyAccount>) {
      state.account = payload;
      state.change.status = 'succeeded';
    },
    passwordRefused(state) {
      state.change.status = 'refused';
    },
    changeFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.change, failed(payload));
    },
    /** The person wants a file with their own data. */
    downloadRequested(state) {
      state.download = running;
    },
    downloaded(state, { payload: status }: PayloadAction<'succeeded' | 'savedHere'>) {
      state.download = { status, error: null };
    },
    downloadFailed(state, { payload }: PayloadAction<string>) {
      state.download = failed(payload);
    },
    /** The page is left. A pending call is cancelled. */
    closed(): MyAccountState {
      return initialState;
    },
  },
});

export const myAccountActions = slice.actions;
export const myAccountReducer = slice.reducer;
