import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation, InvitationAnswer } from '../../src/contract/invitation';

interface InvitationState {
  /**
   * 'checking': the link is being checked. 'unchecked': the check failed. 'gone': the invitation is unknown, used or
   * expired. 'ready': it can be accepted. The others are the states of what the page sends.
   */
  status: 'idle' | 'checking' | 'unchecked' | 'gone' | 'ready' | 'sending' | 'failed' | 'succeeded';
  /** What the server says of the invitation; null until then. */
  invitation: Invitation | null;
  /** Error text for 'unchecked' and 'failed'. */
  error: string | null;
  /** The typed short code. Once it is known, `status` says what it is good for. */
  code: { status: 'idle' | 'checking' | 'failed' | 'invitation' | 'recovery'; error: string | null };
}

const initialState: InvitationState = {
  status: 'idle',
  invitation: null,
  error: null,
  code: { status: 'idle', error: null },
};

const slice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    /** A short code was typed, in its stored form [MB-4, MB-8]. */
    codeSubmitted(state, _action: PayloadAction<string>) {
      state.code = { status: 'checking', error: null };
    },
    /** What the code is good for. */
    codeKnown(state, { payload }: PayloadAction<'invitation' | 'recovery'>) {
      state.code = { status: payload, error: null };
    },
    codeFailed(state, { payload }: PayloadAction<string>) {
      state.code = { status: 'failed', error: payload };
    },
    /** Somebody is signed in on this device, and makes way for the person who is invited [MB-4]. */
    leaveRequested() {},
    /** The link with this token or short code was opened. */
    opened(state, _action: PayloadAction<string>) {
      Object.assign(state, { status: 'checking', invitation: null, error: null });
    },
    shown(state, { payload }: PayloadAction<Invitation>) {
      Object.assign(state, { status: 'ready', invitation: payload });
    },
    /** The invitation is unknown, used or expired. */
    refused(state) {
      state.status = 'gone';
    },
    checkFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { status: 'unchecked', error: payload });
    },
    accepted(state, _action: PayloadAction<{ token: string; answer: InvitationAnswer }>) {
      Object.assign(state, { status: 'sending', error: null });
    },
    acceptingFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { status: 'failed', error: payload });
    },
    succeeded(state) {
      state.status = 'succeeded';
    },
    /** The page is left. A pending call is cancelled. */
    closed(): InvitationState {
      return initialState;
    },
  },
});

export const invitationActions = slice.actions;
export const invitationReducer = slice.reducer;
